import { type Configuration } from '../../../../schemas/wire/configuration.ts'

let held: Configuration | undefined

export function setConfiguration(configuration: Configuration): void {
  held = configuration
}

/** The document beside the page, which `start.tsx` has read before anything is drawn. */
export function configuration(): Configuration {
  if (!held) throw new Error('The configuration is asked for before it is read.')
  return held
}
