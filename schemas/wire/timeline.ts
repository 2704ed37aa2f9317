import { type FromSchema } from 'json-schema-to-ts'
import { isRecord, readId, readItems, readText } from './envelope.ts'

const words = { type: ['string', 'null'] } as const
const scalar = { type: ['string', 'number', 'boolean', 'null'] } as const

/** The colours that the label of an item may have (spec 1 §3). */
const timelineColors = ['default', 'green', 'blue', 'yellow', 'red'] as const
export type TimelineColor = (typeof timelineColors)[number]

/**
 * What happened to something, in display order (spec 1 §3). The specification shows no call for it: it is
 * `timeline` in the data of its record. Our reading of `data`: a text, or values by their labels.
 */
export const timelineSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['title', 'date'],
    properties: {
      id: { type: ['integer', 'string', 'null'] },
      icon: words,
      color: words,
      title: { type: 'string' },
      user: words,
      date: { type: 'string' },
      data: {
        anyOf: [words, { type: 'object', additionalProperties: scalar }],
      },
    },
  },
} as const
export type TimelineReply = FromSchema<typeof timelineSchema>

/** One item of a timeline. */
export interface TimelineItem {
  /** The server's id, else the place in the list. */
  readonly id: string
  /** Of which 3 characters are shown; empty: none. */
  readonly icon: string
  /** `default` for any other colour than the five. */
  readonly color: TimelineColor
  readonly title: string
  /** Empty: the system did it. */
  readonly user: string
  /** As the server says it, UTC. */
  readonly date: string
  /** A text has an empty label; empty: no details. */
  readonly data: readonly (readonly [label: string, value: string])[]
}

/** Undefined: not one of the records is an event, which has a title. */
export function readTimeline(records: readonly unknown[]): TimelineItem[] | undefined {
  return readItems(records, (record, at) => readEvent(record, at))
}

function readEvent(event: unknown, at: number): TimelineItem | undefined {
  if (!isRecord(event) || (event.title !== '' && readText(event.title) === '')) return undefined
  return {
    id: String(readId(event.id) ?? at),
    icon: readText(event.icon),
    color: timelineColors.find(one => one === event.color) ?? 'default',
    title: readText(event.title),
    user: readText(event.user),
    date: readText(event.date),
    data: readData(event.data),
  }
}

function readData(data: unknown): TimelineItem['data'] {
  if (isRecord(data)) return Object.entries(data).map(([label, value]) => [label, readText(value)])
  const text = readText(data)
  return text === '' ? [] : [['', text]]
}
