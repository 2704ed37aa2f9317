import { type RuleType } from '../../../../schemas/wire/ruleWords.ts'

/** The fields of each entity of a ruleset with their types. */
export type RuleFields = ReadonlyMap<string, ReadonlyMap<string, RuleType>>
