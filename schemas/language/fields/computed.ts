const path = { type: 'string', minLength: 1 } as const

const operands = {
  type: 'array',
  minItems: 1,
  items: { anyOf: [path, { type: 'number' }] },
} as const

/** Where the value of a field comes from. */
export const computedSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    sum: {
      ...operands,
      description:
        'Numbers that are added, e.g. `net` and `tax`; `lines.amount` is that of every record in the table `lines`. Empty ones count as nothing; empty if all are.',
    },
    minus: { ...operands, description: 'Numbers that are taken off the sum. Default none.' },
    product: {
      ...operands,
      description: 'Numbers that are multiplied, e.g. `quantity` and `price`. Empty while one of them is.',
    },
    from: { ...path, description: 'The value itself, e.g. `order.currency` or `record.email`.' },
    editable: {
      type: 'boolean',
      const: true,
      description:
        'True: the value is proposed, and the user can write another one. It follows its sources while it is as proposed or empty. Default: the field cannot be changed.',
    },
  },
  description:
    'The value follows from others: exactly one of sum, product and from. A path is the name of a field of the form, or of the same record in a table; `order.currency` is the field `currency` of the record that is chosen in `order`, whose options are a load or a search; `record.x`, `loads.x` and `profile.x` are as in conditions. Hidden fields are empty. A field that cannot be changed and that no call of the form takes is shown and not sent. Numbers are exact, and rounded to the decimals of the field. Default: the user fills the field.',
} as const
