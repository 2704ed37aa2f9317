/** Where a block that shows several records has them from: exactly one of `load` and `get`. */
export const recordKeys = {
  load: {
    type: 'string',
    minLength: 1,
    description:
      'Dotted path of the records below the named loads, e.g. `refund.timeline`. Cannot be combined with get.',
  },
  get: {
    type: 'string',
    pattern: '^/(?!/)',
    description:
      'Path, with one slash at its start, of a GET call of the block itself, made when it is drawn and again after a comment was added; a `{placeholder}` is a parameter of the screen and is encoded. If the call fails, the message of the server appears as a toast, and the block offers a retry button. Cannot be combined with load.',
  },
  select: {
    type: 'string',
    minLength: 1,
    description: 'Dotted path to the records in the reply to get, e.g. `data`. Absent: the whole reply.',
  },
} as const

export const dateFormatSchema = {
  type: 'string',
  pattern: '^(?:(?:yyyy|MM|dd|HH|mm|ss)[ .:/-]?)+$',
  description:
    'How dates are written, of yyyy, MM, dd, HH, mm and ss. Default yyyy-MM-dd HH:mm:ss (spec 1 §3). Overriding it needs because.',
} as const
