import { type FromSchema } from 'json-schema-to-ts'
import { type PanelBlock, panelBodySchema } from '../blocks/panel.ts'
import { type PanelLoad, panelLoadsSchema } from '../load.ts'
import { type ActionConditions, actionConditions, actionKeys, panelKeys } from './plain.ts'

const show = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'label'],
  description: 'Shows blocks about a row or record in a side panel, next to the list. Not for selections.',
  properties: { ...actionKeys, kind: { type: 'string', const: 'show', description: 'Shows blocks.' } },
} as const

const panel = {
  ...panelKeys,
  properties: {
    ...panelKeys.properties,
    docked: {
      type: 'boolean',
      const: true,
      description:
        'True: in a window of 1024 pixels or more the panel is docked next to the list, which stays usable, and follows the active row; unsaved input in it is asked about first. In a narrower window, and where there is no room, it is modal. Only for a row of a grid. Default: it is modal.',
    },
  },
} as const

export const showActionSchema = {
  ...show,
  required: ['kind', 'label', 'panel'],
  properties: {
    ...show.properties,
    panel: {
      ...panel,
      required: ['title', 'body'],
      description: 'The panel at the side.',
      properties: { ...panel.properties, loads: panelLoadsSchema, body: panelBodySchema },
    },
    ...actionConditions,
  },
} as const

/** Shows blocks in a panel at the side. */
export interface ShowAction extends FromSchema<typeof show>, ActionConditions {
  panel: FromSchema<typeof panel> & {
    loads?: Record<string, PanelLoad>
    body: PanelBlock[]
  }
}
