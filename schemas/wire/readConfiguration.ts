import { type Configuration, type ConfigurationDocument } from './configuration.ts'

/** Fills in the defaults. Apart from the schema, whose descriptions would travel into the page with it. */
export function readConfiguration(document: ConfigurationDocument): Configuration {
  return {
    apiBase: '',
    socketBase: '',
    legacyBase: '',
    mobileSite: '',
    returnsCreation: '',
    topMenu: 'search,notifications,account,logout',
    search: true,
    followOrigins: [],
    tools: [],
    idempotencyKeys: true,
    reportColumns: true,
    ...document,
  }
}
