/** Whether a failure is first handled as every other one; loads and actions say it alike. */
export const globalSchema = {
  type: 'boolean',
  const: false,
  description:
    'False: this holds for every failure. Default: the rules of spec 1 §8 for 403, 502, 503 and a lost connection come first. A session that has ended leads to login in any case, unless the screen is public.',
} as const
