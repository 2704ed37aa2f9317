/** What a validator says of one place. */
export interface ConfigurationFault {
  readonly instancePath: string
  readonly message?: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A fault of the configuration for whoever has written it: the place, the rule, and the key or the values that it is about. */
export function sayFault({ instancePath, message = 'is not right', params }: ConfigurationFault): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'The document'
  const about = params.additionalProperty ?? params.allowedValues
  return `${place} ${message}${about === undefined ? '' : `: ${String(about)}`}`
}
