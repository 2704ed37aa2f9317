import { readFileSync } from 'node:fs'
import { type ConfigurationDocument, configurationSchema } from '../../../schemas/wire/configuration.ts'
import { formatFault } from '../../../schemas/wire/configurationFault.ts'
import { accepts, faultsOf } from '../../sandbox/server/schemaGuards.ts'
import { type Settings } from './settings.ts'

const isDocument = accepts<ConfigurationDocument>(configurationSchema)

/**
 * The configuration served with the page: the defaults of the sandbox, or minimal ones for a real system,
 * overridden by the CONFIG file, and the tools that this server has. Throws an Error that says what is wrong with the file.
 */
export function configurationOf(
  settings: Settings,
  tools: NonNullable<ConfigurationDocument['tools']> = [],
): ConfigurationDocument {
  const configuration = writtenConfiguration(settings)
  if (tools.length === 0) return configuration
  return { ...configuration, tools: [...(configuration.tools ?? []), ...tools] }
}

function writtenConfiguration(settings: Settings): ConfigurationDocument {
  const values = settings.apiUrl
    ? { ...common, accessControlLogin: `${settings.apiUrl.origin}/login` }
    : sandbox
  if (!settings.config) return values
  try {
    const own: unknown = JSON.parse(readFileSync(settings.config, 'utf8'))
    const isRecord = typeof own === 'object' && own !== null && !Array.isArray(own)
    const document = isRecord ? { ...values, ...own } : own
    if (isDocument(document)) return document
    throw new Error(
      faultsOf(configurationSchema, document)
        .map(fault => formatFault(fault, document))
        .join('; '),
    )
  } catch (error) {
    throw new Error(`CONFIG ${settings.config}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

const common = {
  applicationName: 'Operations Console',
  logo: '/icon.svg',
  ventureCode: 'UK',
  applicationCode: 'operations-console',
  accessFlow: 'staff',
  sessionCookie: 'operations_console',
} as const

/** Without the Google variant, so that the browser goes straight to the access-control login; a CONFIG file can name it. */
const sandbox: ConfigurationDocument = {
  ...common,
  accessControlLogin: '/sandbox/access-control/login',
  legacyBase: '/sandbox/older/orders',
  mobileSite: '/sandbox/older/mobile',
  returnsCreation: '/sandbox/older/returns',
}
