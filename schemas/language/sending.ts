/** Shared keys of everything that sends a call. */
export const sendingKeys = {
  method: {
    type: 'string',
    enum: ['POST', 'PUT', 'PATCH', 'DELETE'],
    description: 'Method of the request. Default POST.',
  },
  lock: {
    type: 'number',
    minimum: 0,
    maximum: 60,
    description:
      'Minimum time in seconds for which the button is locked; it is always locked until the reply. Default 0.',
  },
} as const
