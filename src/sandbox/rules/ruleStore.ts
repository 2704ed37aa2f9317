import { type DatabaseSync } from 'node:sqlite'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { type RuleForm } from '../../../schemas/wire/rules.ts'
import { customTagPrefix } from '../../../schemas/wire/ruleWords.ts'
import { logCall } from '../apiLog/logCall.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'
import { checkRule } from './language/checkRule.ts'
import { fieldsOf, type Ruleset } from './rulesets.ts'

/** A tag of a rule as the wire spells it; `isTag`: made up by a user. */
export interface RuleTag {
  readonly id: string
  readonly name: string
  readonly isTag: boolean
}

/** The row of a rule. Throws a Refusal (404) for an id that the ruleset does not have. */
export function findRule(db: DatabaseSync, ruleset: Ruleset, id: string): DatabaseRow {
  const row = /^[0-9]{1,9}$/.test(id)
    ? rowOf(db, 'SELECT * FROM rules WHERE id = ? AND ruleset = ?', Number(id), ruleset.name)
    : undefined
  if (!row)
    throw new Refusal(
      404,
      `There is no rule ${id.slice(0, 50)} in ${ruleset.label}. It may have been deleted.`,
    )
  return row
}

/** The tags that the server has for a ruleset. */
export function tagsOf(db: DatabaseSync, ruleset: Ruleset): RuleTag[] {
  if (ruleset.tags === 'none') return []
  return rowsOf(db, 'SELECT id, name FROM rule_tags WHERE ruleset = ? ORDER BY name', ruleset.name).map(
    ({ id, name }) => ({ id: String(id), name: String(name), isTag: false }),
  )
}

/** Those, and the tags made up by users that its rules carry. */
export function tagsInUse(db: DatabaseSync, ruleset: Ruleset): RuleTag[] {
  const sql = `SELECT DISTINCT json_extract(tag.value, '$.id') AS id, json_extract(tag.value, '$.name') AS name
    FROM rules, json_each(rules.tags) AS tag
    WHERE ruleset = ? AND json_extract(tag.value, '$.isTag') ORDER BY name`
  const made = rowsOf(db, sql, ruleset.name)
  return [
    ...tagsOf(db, ruleset),
    ...made.map(({ id, name }) => ({ id: String(id), name: String(name), isTag: true })),
  ]
}

/**
 * Creates or changes a rule. Throws a Refusal: 400 that names the fields, 404, and 409 when its version has
 * changed.
 */
export function saveRule(
  store: Store,
  ruleset: Ruleset,
  id: string | undefined,
  form: RuleForm,
  by: string,
): void {
  const { db } = store
  inTransaction(db, () => {
    const kept = id === undefined ? undefined : findRule(db, ruleset, id)
    expectVersion(kept, form.version)
    const tags = expectForm(db, ruleset, form, kept)
    const [name, at] = [form.name.trim(), store.moment()]
    const status = (form.active ?? kept?.status === 'active') ? 'active' : 'inactive'
    const priority = form.priority ?? Number(kept?.priority ?? lastPriority(db, ruleset) + 1)
    const written = [name, form.rule, status, JSON.stringify(tags), by, at] as const
    if (kept)
      run(
        db,
        `UPDATE rules SET name = ?, rule = ?, status = ?, tags = ?, changed_by = ?, changed_at = ?, version = version + 1
         WHERE id = ?`,
        ...written,
        Number(kept.id),
      )
    else
      run(
        db,
        `INSERT INTO rules (name, rule, status, tags, changed_by, changed_at, created_by, created_at, ruleset, priority, version)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)`,
        ...written,
        by,
        at,
        ruleset.name,
        lastPriority(db, ruleset) + 1,
      )
    const saved = Number(kept?.id ?? rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
    place(db, ruleset, saved, priority)
    logChange(store, ruleset, {
      name,
      kind: kept ? 'changed' : 'created',
      by,
      note: kept ? changes(kept, form) : form.rule,
    })
  })
}

/** The actions on a rule, apart from changing it. */
export type RuleVerb = 'activate' | 'deactivate' | 'copy' | 'delete' | 'up' | 'down'

/** Returns a message. Throws a Refusal: 404, 409 without effect or when changed meanwhile. */
export function stepRule(
  store: Store,
  ruleset: Ruleset,
  { id, verb, version, by }: { id: string; verb: RuleVerb; version: number | undefined; by: string },
): string {
  const { db } = store
  return inTransaction(db, () => {
    const rule = findRule(db, ruleset, id)
    expectVersion(rule, version)
    const [name, priority] = [String(rule.name), Number(rule.priority)]
    switch (verb) {
      case 'activate':
      case 'deactivate': {
        const status = verb === 'activate' ? 'active' : 'inactive'
        if (rule.status === status) throw new Refusal(409, `The rule ${name} is already ${status}.`)
        run(
          db,
          'UPDATE rules SET status = ?, changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?',
          ...[status, by, store.moment(), Number(rule.id)],
        )
        logChange(store, ruleset, { name, kind: `${verb}d`, by })
        return `The rule ${name} was ${verb}d.`
      }
      case 'copy': {
        const copy = freeName(db, ruleset, name)
        run(
          db,
          `INSERT INTO rules (ruleset, name, rule, priority, status, tags, created_by, created_at, changed_by, changed_at, version)
           VALUES (?, ?, ?, ?, 'inactive', ?, ?, ?, ?, ?, 1)`,
          ...[ruleset.name, copy, String(rule.rule), lastPriority(db, ruleset) + 1, String(rule.tags)],
          ...[by, store.moment(), by, store.moment()],
        )
        logChange(store, ruleset, { name: copy, kind: 'copied', by, note: `From ${name}` })
        return `The rule was copied as ${copy}. The copy is inactive and comes last.`
      }
      case 'delete':
        run(db, 'DELETE FROM rules WHERE id = ?', Number(rule.id))
        run(
          db,
          'UPDATE rules SET priority = priority - 1 WHERE ruleset = ? AND priority > ?',
          ruleset.name,
          priority,
        )
        logChange(store, ruleset, { name, kind: 'deleted', by, note: String(rule.rule) })
        return `The rule ${name} was deleted.`
      case 'up':
      case 'down': {
        const wanted = priority + (verb === 'up' ? -1 : 1)
        if (wanted < 1 || wanted > lastPriority(db, ruleset))
          throw new Refusal(409, `The rule ${name} is already the ${verb === 'up' ? 'first' : 'last'}.`)
        place(db, ruleset, Number(rule.id), wanted)
        logChange(store, ruleset, { name, kind: 'moved', by, note: `From place ${priority} to ${wanted}` })
        return `The rule ${name} has priority ${wanted}.`
      }
    }
  })
}

function expectVersion(kept: DatabaseRow | undefined, version: number | undefined): void {
  if (kept && version !== undefined && version !== kept.version)
    throw new Refusal(
      409,
      `${kept.changed_by} changed the rule ${kept.name} in the meantime. Check it and try again.`,
    )
}

function expectForm(
  db: DatabaseSync,
  ruleset: Ruleset,
  form: RuleForm,
  kept: DatabaseRow | undefined,
): RuleTag[] {
  const errors: FieldError[] = []
  const name = form.name.trim()
  const namesake = rowOf(
    db,
    'SELECT id FROM rules WHERE ruleset = ? AND name = ? AND id <> ?',
    ...[ruleset.name, name, Number(kept?.id ?? 0)],
  )
  if (name === '') errors.push({ field: 'name', message: 'Name is required.' })
  if (namesake) errors.push({ field: 'name', message: `A rule named ${name} already exists.` })
  errors.push(...ruleProblems(form.rule, ruleset))
  const tags = expectTags(db, ruleset, form, errors)
  if (errors.length > 0) throw new Refusal(400, errors.map(({ message }) => message).join(' '), errors)
  return tags
}

/** Throws a Refusal (400) for a text that cannot be saved as a rule. */
export function expectRule(rule: string, ruleset: Ruleset): void {
  const errors = ruleProblems(rule, ruleset)
  if (errors.length > 0) throw new Refusal(400, errors.map(({ message }) => message).join(' '), errors)
}

function ruleProblems(rule: string, ruleset: Ruleset): FieldError[] {
  if (rule.trim() === '') return [{ field: 'rule', message: 'Rule is required.' }]
  const { findings } = checkRule(rule, fieldsOf(ruleset))
  const message =
    findings.length === 1 ? 'The rule has a mistake.' : `The rule has ${findings.length} mistakes.`
  return findings.length === 0 ? [] : [{ field: 'rule', message }]
}

/** Tags of the server by their ids; custom ones only where the ruleset permits them, and none with the name of another (spec 1 §5). */
function expectTags(db: DatabaseSync, ruleset: Ruleset, form: RuleForm, errors: FieldError[]): RuleTag[] {
  const known = tagsOf(db, ruleset)
  const tags: RuleTag[] = []
  const refuse = (message: string) => errors.push({ field: 'tags', message })
  for (const { id, isTag, ...tag } of form.tags ?? []) {
    const name = tag.name.trim()
    const own = known.find(one => one.id === String(id))
    if (ruleset.tags === 'none') refuse(`Rules of ${ruleset.label} have no tags.`)
    else if (!isTag && own) tags.push(own)
    else if (!isTag) refuse(`There is no tag ${name}.`)
    else if (ruleset.tags !== 'custom') refuse(`Rules of ${ruleset.label} cannot have custom tags.`)
    else if (name === '' || String(id) !== customTagPrefix + name)
      refuse(`${name || 'It'} is not a valid name for a custom tag.`)
    else if (known.some(one => one.name.toLowerCase() === name.toLowerCase()))
      refuse(`The tag ${name} already exists. Choose it instead of a custom tag.`)
    else tags.push({ id: String(id), name, isTag })
  }
  return [...new Map(tags.map(tag => [tag.id.toLowerCase(), tag])).values()]
}

function lastPriority(db: DatabaseSync, ruleset: Ruleset): number {
  return Number(
    rowOf(db, 'SELECT coalesce(max(priority), 0) AS n FROM rules WHERE ruleset = ?', ruleset.name)?.n,
  )
}

/** Gives a rule its place; those between make room. A place beyond the last is the last. */
function place(db: DatabaseSync, ruleset: Ruleset, id: number, wanted: number): void {
  const order = rowsOf(
    db,
    'SELECT id FROM rules WHERE ruleset = ? AND id <> ? ORDER BY priority',
    ruleset.name,
    id,
  )
  const ids = order.map(row => Number(row.id)).toSpliced(wanted - 1, 0, id)
  for (const [at, one] of ids.entries())
    run(db, 'UPDATE rules SET priority = ? WHERE id = ? AND priority <> ?', at + 1, one, at + 1)
}

function freeName(db: DatabaseSync, ruleset: Ruleset, name: string): string {
  const names = new Set(
    rowsOf(db, 'SELECT lower(name) AS name FROM rules WHERE ruleset = ?', ruleset.name).map(row => row.name),
  )
  const base = `${name.slice(0, 80)}, copy`
  let number = 1
  const free = () => (number === 1 ? base : `${base} ${number}`)
  while (names.has(free().toLowerCase())) number++
  return free()
}

function changes(kept: DatabaseRow, form: RuleForm): string {
  const parts = [
    kept.name !== form.name.trim() && `Named ${kept.name} before`,
    kept.rule !== form.rule && `Before: ${kept.rule}`,
  ]
  return parts.filter(part => part !== false).join('. ')
}

/** Records a change in the history of the ruleset, and as a call to the engine that evaluates the rules. */
function logChange(
  store: Store,
  ruleset: Ruleset,
  { name, kind, by, note }: { name: string; kind: string; by: string; note?: string },
): void {
  const at = store.moment()
  run(
    store.db,
    'INSERT INTO rule_events (ruleset, rule_name, kind, username, at, note) VALUES (?, ?, ?, ?, ?, ?)',
    ...[ruleset.name, name, kind, by, at, note || null],
  )
  logCall(store.db, {
    at,
    system: 'Rules engine',
    direction: 'out',
    call: `${kind === 'deleted' ? 'DELETE' : 'PUT'} /rulesets/${ruleset.name}/rules/${encodeURIComponent(name)}`,
    status: 200,
    duration: 20 + name.length,
    request: JSON.stringify({ rule: name, change: kind, by }),
    response: JSON.stringify({ accepted: true }),
  })
}
