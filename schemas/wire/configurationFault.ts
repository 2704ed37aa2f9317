import { addressFixes } from './configuration.ts'

/** A validation error of one place. */
export interface ConfigurationFault {
  readonly instancePath: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * A fault of the configuration, for its author: the place, the rule, and the key or values concerned.
 * `document` is the configuration that has it.
 */
export function formatFault(
  { instancePath, message = 'is not right', params }: ConfigurationFault,
  document: unknown,
): string {
  const keys = instancePath.slice(1).split('/')
  const place = keys.join('.') || 'The document'
  const fix = addressFixes[String(params.pattern)]
  if (fix !== undefined) return `${place} ${fix}, and is ${JSON.stringify(valueAt(document, keys))}`
  const about = params.additionalProperty ?? params.allowedValues
  return `${place} ${message}${about === undefined ? '' : `: ${String(about)}`}`
}

function valueAt(document: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return document
  return typeof document === 'object' && document !== null
    ? valueAt(Reflect.get(document, key), rest)
    : undefined
}
