import { type ErrorObject } from 'ajv'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type Operation } from './contract.ts'

/** Places reported at most. */
const most = 5
/** Characters of a value that are shown. */
const longest = 60

/** One line about a reply that does not keep to the contract: the call, each place with its value, and what to do. */
export function replyFaultText(
  { name, method, path }: Operation,
  status: number,
  body: unknown,
  faults: readonly ErrorObject[],
): string {
  const texts = new Set(
    faults.map(fault => `${placeOf(fault)} ${wordsOf(fault)}, is ${valueAt(body, fault)}`),
  )
  const others = texts.size > most ? `; and ${texts.size - most} more` : ''
  return (
    `${name} (${method} ${path}) answered ${status}: ${[...texts].slice(0, most).join('; ')}${others}. ` +
    `Answer what the contract says, or correct the call ${name} or its entity below screens/ and run npm run contract.`
  )
}

function placeOf({ instancePath }: ErrorObject): string {
  return instancePath === '' ? 'the reply' : instancePath.slice(1).replaceAll('/', '.')
}

function wordsOf({ message = 'is wrong', params }: ErrorObject): string {
  const allowed: unknown = params.allowedValues
  return Array.isArray(allowed)
    ? `${message} ${allowed.map(value => JSON.stringify(value)).join(', ')}`
    : message
}

function valueAt(body: unknown, { instancePath }: ErrorObject): string {
  const value = instancePath
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inner, step) =>
        Array.isArray(inner) ? inner[Number(step)] : isRecord(inner) ? inner[step] : undefined,
      body,
    )
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
