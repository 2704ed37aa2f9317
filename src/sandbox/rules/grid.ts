import { type DatabaseSync } from 'node:sqlite'
import { rowOf } from '../database/rows.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { type Ruleset } from './rulesets.ts'

/** The rules of one ruleset, by priority. */
export function rulesGrid({ name }: Ruleset): GridTable {
  return {
    table: 'rules',
    scope: `ruleset = '${name}'`,
    key: 'id',
    sort: ['priority', 'asc'],
    fields: {
      idRule: { label: 'Rule Id', sql: 'id', type: 'number' },
      name: { label: 'Name', sql: 'name', type: 'text' },
      rule: { label: 'Rule', sql: 'rule', type: 'text' },
      priority: { label: 'Priority', sql: 'priority', type: 'number' },
      status: { label: 'Status', sql: 'status', type: 'text' },
      active: { label: 'Active', sql: "(status = 'active')", type: 'number' },
      tags: { label: 'Tags', sql: 'tags', type: 'text' },
      createdBy: { label: 'Created By', sql: 'created_by', type: 'text' },
      createdAt: { label: 'Created', sql: 'created_at', type: 'date' },
      changedBy: { label: 'Changed By', sql: 'changed_by', type: 'text' },
      changedAt: { label: 'Last Change', sql: 'changed_at', type: 'date' },
      version: { label: 'Version', sql: 'version', type: 'number' },
    },
  }
}

/** Categories of smart sampling; a share is a percentage. */
export const samplingGrid: GridTable = {
  table: 'sampling_categories',
  key: 'id',
  sort: ['name', 'asc'],
  fields: {
    idCategory: { label: 'Category Id', sql: 'id', type: 'number' },
    name: { label: 'Category', sql: 'name', type: 'text' },
    share: { label: 'Share (%)', sql: 'share / 100.0', type: 'number' },
    seen: { label: 'Packages', sql: 'seen', type: 'number' },
    sampled: { label: 'Sampled', sql: 'sampled', type: 'number' },
    reached: {
      label: 'Reached (%)',
      sql: 'iif(seen = 0, NULL, round(sampled * 100.0 / seen, 2))',
      type: 'number',
    },
    since: { label: 'Counted Since', sql: 'since', type: 'date' },
    status: { label: 'Status', sql: 'status', type: 'text' },
    active: { label: 'Active', sql: "(status = 'active')", type: 'number' },
    changedBy: { label: 'Changed By', sql: 'changed_by', type: 'text' },
    changedAt: { label: 'Last Change', sql: 'changed_at', type: 'date' },
    version: { label: 'Version', sql: 'version', type: 'number' },
  },
}

/** Every field of a row of the rule groups. */
export const ruleGroupFields = [
  'ruleset',
  'label',
  'decides',
  'entities',
  'rules',
  'active',
  'tags',
  'changedBy',
  'changedAt',
  'right',
]

/** The entry of a ruleset in the list of rule groups. */
export function ruleGroup(db: DatabaseSync, ruleset: Ruleset, isAdmin: boolean) {
  const sums = rowOf(
    db,
    "SELECT count(*) AS rules, coalesce(sum(status = 'active'), 0) AS active FROM rules WHERE ruleset = ?",
    ruleset.name,
  )
  const last = rowOf(
    db,
    'SELECT username, at FROM rule_events WHERE ruleset = ? ORDER BY id DESC LIMIT 1',
    ruleset.name,
  )
  return {
    ruleset: ruleset.name,
    label: ruleset.label,
    decides: ruleset.decides,
    entities: ruleset.entities.join(', '),
    rules: Number(sums?.rules),
    active: Number(sums?.active),
    tags: { none: 'none', fixed: 'fixed', custom: 'custom' }[ruleset.tags],
    changedBy: last ? String(last.username) : null,
    changedAt: last ? String(last.at) : null,
    right: isAdmin ? 'admin' : 'view',
  }
}
