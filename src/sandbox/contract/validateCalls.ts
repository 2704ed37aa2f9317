import { readFileSync } from 'node:fs'
import { type ErrorObject, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { Refusal } from '../server/refusal.ts'
import { type Contract, type Operation, readContract } from './contract.ts'
import { fieldErrorsOf } from './fieldErrorsOf.ts'
import { replyFaultText } from './replyFaultText.ts'

/** Requests and replies of the API, held to the contract. */
export interface CallValidation {
  readonly contract: Contract
  /** Throws a Refusal (400) for a query that the contract does not allow. */
  readonly checkQuery: (operation: Operation, query: URLSearchParams) => void
  /** Throws a Refusal (400), with what is wrong field by field, for a body that the contract does not allow. */
  readonly checkBody: (operation: Operation, body: unknown) => void
  /** What is wrong with a reply, where, and what can be done about it; undefined: nothing. */
  readonly replyFault: (operation: Operation, status: number, body: unknown) => string | undefined
}

let committed: CallValidation | undefined

/** Held to the committed document, which is read when the first call is asked. */
export function committedValidation(): CallValidation {
  if (!committed) {
    const document: unknown = JSON.parse(
      readFileSync(new URL('../../../schemas/openapi.json', import.meta.url), 'utf8'),
    )
    committed = validateCalls(readContract(isRecord(document) ? document : {}))
  }
  return committed
}

/** Schemas are compiled on the first call of an operation, so that the start does not wait. */
export function validateCalls(contract: Contract): CallValidation {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    // A file of a multipart form is read as its name.
    formats: { binary: true, date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/ },
  })
  ajv.addSchema(contract.document, 'contract', true, false)
  const compiled = new Map<string, ValidateFunction>()
  const validator = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `contract#${encodeURI(pointer)}` })
    compiled.set(pointer, known)
    return known
  }
  const faultsOf = (pointer: string, data: unknown): readonly ErrorObject[] => {
    const validate = validator(pointer)
    return validate(data) ? [] : (validate.errors ?? [])
  }
  return {
    contract,
    checkQuery: ({ query }, sent) => {
      for (const [name, schema] of Object.entries(query)) {
        const value = sent.get(name)
        if (value !== null && value !== '' && !fitsText(schema, value))
          throw new Refusal(400, `The query parameter ${name} is not valid.`)
      }
    },
    checkBody: ({ body }, sent) => {
      const faults = body === undefined ? [] : faultsOf(body, sent)
      if (faults.length === 0) return
      const { message, errors } = fieldErrorsOf(faults)
      throw new Refusal(400, message, errors)
    },
    replyFault: (operation, status, body) => {
      const pointer = status >= 400 ? '/components/schemas/Problem' : operation.reply
      const faults = pointer === undefined ? [] : faultsOf(pointer, body)
      return faults.length === 0 ? undefined : replyFaultText(operation, status, body, faults)
    },
  }
}

/** Whether a text of a query can be read as what its schema says. */
function fitsText({ type }: Readonly<Record<string, unknown>>, text: string): boolean {
  if (type === 'integer') return /^-?\d{1,15}$/.test(text)
  if (type === 'number') return /^-?\d{1,15}(?:\.\d+)?$/.test(text)
  return true
}
