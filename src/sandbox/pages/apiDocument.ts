import { readFileSync } from 'node:fs'
import { isRecord } from '../../../schemas/wire/envelope.ts'

/** An object of the document, whatever its keys. */
export type Part = Readonly<Record<string, unknown>>

/** One call of the document. */
export interface DocumentedCall {
  readonly name: string
  readonly area: string
  readonly method: string
  readonly path: string
  readonly operation: Part
}

/** The document as it is committed, as text. */
export function documentText(): string {
  return readFileSync(new URL('../../../schemas/openapi.json', import.meta.url), 'utf8')
}

/** The calls of the document by area and path. */
export function callsOf(document: Part): DocumentedCall[] {
  return entriesOf(document.paths)
    .flatMap(([path, methods]) =>
      entriesOf(methods).map(([method, operation]) => ({
        name: textIn(operation, 'operationId'),
        area: String(listIn(operation, 'tags')[0] ?? ''),
        method: method.toUpperCase(),
        path,
        operation: partOf(operation),
      })),
    )
    .sort((one, other) => `${one.area} ${one.path}`.localeCompare(`${other.area} ${other.path}`))
}

/** The part at a path of keys; empty when absent. */
export function partAt(part: unknown, ...keys: readonly string[]): Part {
  return partOf(keys.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), part))
}

export function partOf(value: unknown): Part {
  return isRecord(value) ? value : {}
}

export function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(partOf(value))
}

export function listIn(part: unknown, key: string): readonly unknown[] {
  const value = partOf(part)[key]
  return Array.isArray(value) ? value : []
}

export function textIn(part: unknown, key: string): string {
  const value = partOf(part)[key]
  return value === undefined ? '' : String(value)
}
