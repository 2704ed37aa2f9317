/** Shared keys of everything that sends a call. */
export const sendingKeys = {
  method: { type: 'string', enum: ['POST', 'PUT', 'PATCH', 'DELETE'], description: 'Default POST.' },
  lock: {
    type: 'number',
    minimum: 0,
    maximum: 60,
    description:
      'Seconds for which the button is locked at least; it is locked until the reply anyway. Default 0.',
  },
} as const
