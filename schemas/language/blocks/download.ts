import { type FromSchema } from 'json-schema-to-ts'
import { notes } from '../notes.ts'
import { type Reference, referenceSchema } from './reference.ts'
import { type Visible, visibleSchema } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'label'],
  description:
    'A button that downloads a file of the server (spec 1 §7): by a notification, or by the id and name of the file. Of the body itself, not of a tab, it stands in the head of the screen. Without a value for what it names it is not shown.',
  properties: {
    ...notes,
    kind: { type: 'string', const: 'download', description: 'Downloads a file of the server.' },
    label: { type: 'string', minLength: 1, description: 'Text of the button.' },
  },
} as const

export const downloadBlockSchema = {
  ...own,
  properties: {
    ...own.properties,
    notification: { ...referenceSchema, description: 'Id of the notification. Not beside file.' },
    file: { ...referenceSchema, description: 'Id of the file; needs fileName. Not beside notification.' },
    fileName: {
      ...referenceSchema,
      description:
        'Name of the file, under which it is asked for and kept. Default: the name that the server gives.',
    },
    visible: visibleSchema,
  },
} as const

/** A button that downloads a file of the server. */
export interface DownloadBlock extends FromSchema<typeof own>, Visible {
  notification?: Reference
  file?: Reference
  fileName?: Reference
}
