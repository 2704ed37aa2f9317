import { type DatabaseSync } from 'node:sqlite'
import { type RuleTreeReply } from '../../../schemas/wire/rules.ts'
import { rowsOf } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { isEntity, relatedTo, ruleEntities } from './entities.ts'
import { tagsOf } from './ruleStore.ts'
import { type Ruleset } from './rulesets.ts'

/** The data available to the rules of a ruleset, and the tags that they can carry (spec 1 §3). */
export function dataTree(db: DatabaseSync, ruleset: Ruleset): RuleTreeReply['data'] {
  return {
    entities: ruleset.entities.map(name => ({
      name,
      label: ruleEntities[name].label,
      fields: ruleEntities[name].fields.map(field => ({
        name: field.name,
        type: field.type,
        config: field.values === undefined ? null : { valueField: 'value', labelField: 'label' },
      })),
    })),
    tagsEnabled: ruleset.tags !== 'none',
    tags: tagsOf(db, ruleset).map(tag => ({ ...tag })),
    customTags: ruleset.tags === 'custom',
  }
}

/** The values of a field, as rows. Throws a Refusal (404) when the ruleset has no such field, or the field no values. */
export function fieldValues(db: DatabaseSync, ruleset: Ruleset, entity: string, field: string) {
  const known = isEntity(entity) && ruleset.entities.includes(entity) ? ruleEntities[entity].fields : []
  const sql = known.find(one => one.name === field)?.values
  if (sql === undefined)
    throw new Refusal(404, `${entity.slice(0, 50)}.${field.slice(0, 50)} has no values to choose from.`)
  return rowsOf(db, sql)
}

/** The entity of that id, and the ids of its related entities. Throws a Refusal (404) for an unknown id. */
export function findEntity(db: DatabaseSync, ruleset: Ruleset, entity: string, id: string) {
  if (!isEntity(entity) || !ruleset.entities.includes(entity))
    throw new Refusal(404, `Rules of ${ruleset.label} do not have the entity ${entity.slice(0, 50)}.`)
  const data = ruleEntities[entity].find(db, id.trim())
  if (!data) throw new Refusal(404, `There is no ${ruleEntities[entity].label} ${id.slice(0, 50)}.`)
  return { data, related: relatedTo(db, entity, id.trim(), ruleset.entities) }
}
