import { type FromSchema } from 'json-schema-to-ts'
import { blockKeys, type Shown, shownKeys } from '../blocks/shared.ts'
import { rulesetKey } from './ruleset.ts'

const ruleTest = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'ruleset'],
  description:
    'Looks up entities and runs rules on them: one rule, the best match, or all that match (spec 1 §4, §8).',
  properties: {
    ...blockKeys,
    kind: { type: 'string', const: 'ruleTest', description: 'Runs rules on entities.' },
    ruleset: rulesetKey,
    rules: {
      type: 'string',
      minLength: 1,
      description:
        'Dotted path below the named loads: the rules that can be run one by one, as {value, label}. Default: only the ruleset as a whole.',
    },
  },
} as const

/** Schema of the block kinds of the console's own business, implemented in src/kinds. */
export const domainBlockSchemas = {
  ruleTest: { ...ruleTest, properties: { ...ruleTest.properties, ...shownKeys } },
} as const

export interface DomainBlockTable {
  ruleTest: RuleTestBlock
}
/** Runs rules on entities. */
interface RuleTestBlock extends FromSchema<typeof ruleTest>, Shown {}
