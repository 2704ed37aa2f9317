import { fillPath } from '../../../runtime/core/path.ts'

const engine = '/api/rules-engine'

/** The paths of the rules engine (spec 1 §7). */
export const ruleCalls = {
  tree: (ruleset: string) => fillPath(`${engine}/data-tree/{ruleset}`, { ruleset }),
  values: (entity: string, field: string) =>
    fillPath(`${engine}/field-values/{entity}/{field}`, { entity, field }),
  validate: `${engine}/validate`,
  entity: (ruleset: string, entity: string, id: string) =>
    fillPath(`${engine}/entity-provider/validator/{ruleset}/{entity}/{id}`, { ruleset, entity, id }),
  runOne: (id: string) => fillPath(`${engine}/rule-runner/{id}`, { id }),
  runAll: `${engine}/rule-runner`,
} as const
