/** The ruleset whose words a kind of the rules engine speaks. */
export const rulesetKey = {
  type: 'string',
  minLength: 1,
  description:
    'Name of the ruleset whose words the rule can use; a `{placeholder}` is a parameter of the screen.',
} as const
