/** The ruleset whose words a kind of the rules engine speaks. */
export const rulesetKey = {
  type: 'string',
  minLength: 1,
  description:
    'Name of the ruleset in whose words the rule is written; a `{placeholder}` is a parameter of the screen.',
} as const
