import { type Configuration } from '../../../../schemas/wire/configuration.ts'

let held: Configuration | undefined

export function setConfiguration(document: Configuration): void {
  held = { ...defaults, ...document }
}

/** The document beside the page, which `main.tsx` has read before anything is drawn. */
export function configuration(): Configuration {
  if (!held) throw new Error('The configuration is asked for before it is read.')
  return held
}

const defaults = {
  apiBase: '',
  legacyBase: '',
  topMenu: 'search,notifications,account,logout',
  search: true,
}
