/** Two keys that any word may carry; they change nothing on the screen. */
export const notes = {
  because: {
    type: 'string',
    minLength: 1,
    description:
      'Why this definition overrides a constant of the specification. Required by the check where it does.',
  },
  assumes: {
    type: 'string',
    minLength: 1,
    description:
      'What was decided here because the specification does not say it. `npm run check -- --assumptions` lists all of them.',
  },
} as const
