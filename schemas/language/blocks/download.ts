import { type FromSchema } from 'json-schema-to-ts'
import { notes } from '../notes.ts'
import { type Reference, referenceSchema } from './reference.ts'
import { type Shown, shownKeys } from './shared.ts'

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'label'],
  description:
    'A button that downloads a file of the server (spec 1 §7), identified by a notification or by the id and name of the file. Directly in the body of a screen, and not in a tab, it appears in the header of the screen. It is not shown while the id has no value.',
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
    notification: {
      ...referenceSchema,
      description: 'Id of the notification. Cannot be combined with file.',
    },
    file: {
      ...referenceSchema,
      description: 'Id of the file; needs fileName. Cannot be combined with notification.',
    },
    fileName: {
      ...referenceSchema,
      description:
        'Name of the file, with which it is requested and saved. Default: the name that the server gives.',
    },
    ...shownKeys,
  },
} as const

/** A button that downloads a file of the server. */
export interface DownloadBlock extends FromSchema<typeof own>, Shown {
  notification?: Reference
  file?: Reference
  fileName?: Reference
}
