import { type FromSchema } from 'json-schema-to-ts'

const words = { type: ['string', 'null'] } as const
const scalar = { type: ['string', 'number', 'boolean', 'null'] } as const

/** The colours that the label of an item may have (spec 1 §3). */
const timelineColors = ['default', 'green', 'blue', 'yellow', 'red'] as const
export type TimelineColor = (typeof timelineColors)[number]

/**
 * What happened to something, in the order in which it is shown (spec 1 §3). The specification shows no call for it: it
 * stands as `timeline` in the data of what it belongs to. Our reading of `data`: a text, or values by their labels.
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
  /** `default` for a colour that is none of the five. */
  readonly color: TimelineColor
  readonly title: string
  /** Empty: nobody, the system did it. */
  readonly user: string
  /** As the server says it, UTC. */
  readonly date: string
  /** A text has an empty label; none: nothing more is known. */
  readonly data: readonly (readonly [label: string, value: string])[]
}

export function readTimeline(reply: TimelineReply): TimelineItem[] {
  return reply.map(({ id, icon, color, title, user, date, data }, at) => ({
    id: String(id ?? at),
    icon: icon ?? '',
    color: timelineColors.find(one => one === color) ?? 'default',
    title,
    user: user ?? '',
    date,
    data: readData(data),
  }))
}

function readData(data: TimelineReply[number]['data']): TimelineItem['data'] {
  if (typeof data === 'string') return data === '' ? [] : [['', data]]
  return Object.entries(data ?? {}).map(([label, value]) => [label, value === null ? '' : String(value)])
}
