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
      'Decisions that the specification leaves open. `npm run check -- --assumptions` lists all of them.',
  },
} as const
