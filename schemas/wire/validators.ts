import { type ConfigurationDocument, configurationSchema } from './configuration.ts'
import { type SocketMessage, socketMessageSchema } from './socketMessage.ts'
import { type Validate } from './validate.ts'

/**
 * What the page holds to a schema, by the name under which its precompiled validator is found (`virtual:wire`). Replies of the
 * server are read level by level and item by item instead (`envelope.ts`).
 */
export const replySchemas = {
  configuration: configurationSchema,
  socketMessage: socketMessageSchema,
} as const

/** The way to the validators, which are a part of the script of their own. */
export interface PageValidators {
  /** Rejects when the part of the script that holds them cannot be fetched. */
  all(): Promise<WireValidators>
}

export interface WireValidators {
  readonly configuration: Validate<ConfigurationDocument>
  readonly socketMessage: Validate<SocketMessage>
}
