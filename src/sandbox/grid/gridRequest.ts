import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import { requires } from '../server/schemaGuards.ts'

const read = requires<{ readonly options: GridOptions }>({
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: { options: gridOptionsSchema },
})

/** The options of a grid request that wraps them (spec 1 §7). Throws a Refusal (400) for anything else. */
export function readGridRequest(body: unknown): GridOptions {
  return read(body).options
}

/** The options of a grid request that sends them bare (spec 1 §7). Throws a Refusal (400) for anything else. */
export const readBareGridRequest = requires<GridOptions>(gridOptionsSchema)
