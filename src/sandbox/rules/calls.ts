import { type GridOptions, type GridTerm, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import {
  type RuleForm,
  type RuleRunAll,
  type RuleRunOne,
  type RuleStep,
  type RuleText,
  type RuleTried,
  ruleFormSchema,
  ruleRunAllSchema,
  ruleRunOneSchema,
  ruleStepSchema,
  ruleTextSchema,
  ruleTriedSchema,
} from '../../../schemas/wire/rules.ts'
import { rulesets } from '../../../schemas/wire/ruleWords.ts'
import { rowOf } from '../database/rows.ts'
import { gridQuery } from '../grid/gridQuery.ts'
import { listGrid } from '../grid/listGrid.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { dataTree, fieldValues, findEntity } from './dataTree.ts'
import { dryRun, dryRunOf } from './dryRun.ts'
import { ruleGroup, ruleGroupFields, rulesGrid } from './grid.ts'
import { checkRule } from './language/checkRule.ts'
import { placed } from './language/placed.ts'
import { expectRule, type RuleVerb, saveRule, stepRule, tagsInUse } from './ruleStore.ts'
import { allRulesets, canSee, expectRuleset, fieldsOf, type Ruleset, seeingResources } from './rulesets.ts'
import { runAll, runOne } from './runRules.ts'
import { rulesTimeline } from './timeline.ts'

const readOptions = requires<GridOptions>(gridOptionsSchema)
const readForm = requires<RuleForm>(ruleFormSchema)
const readStep = requires<RuleStep>(ruleStepSchema)
const readText = requires<RuleText>(ruleTextSchema)
const readTried = requires<RuleTried>(ruleTriedSchema)
const readOne = requires<RuleRunOne>(ruleRunOneSchema)
const readAll = requires<RuleRunAll>(ruleRunAllSchema)

const engine = '/api/rules-engine'
/** The right depends on the ruleset, so that every call checks it itself. */
const anyRuleset: Call['access'] = ['rules_engine', ...seeingResources]
const verbs: readonly RuleVerb[] = ['activate', 'deactivate', 'copy', 'up', 'down']

const data = (value: unknown) => ({ success: true, data: value })
const rulesetOf = ({ param, user }: CallRequest, right: 'view' | 'admin' = 'view') =>
  expectRuleset(param('ruleset'), user, right)

/** The rules engine: the calls of spec 1 §7, and those of our own by which rules are listed and changed. */
export const ruleCalls: readonly Call[] = [
  get('data-tree/:ruleset', request => dataTree(request.store.db, rulesetOf(request))),
  get('tags/:ruleset', request => tagsInUse(request.store.db, rulesetOf(request))),
  get('field-values/:entity/:field', ({ store, user, param, query }) =>
    fieldValues(store.db, expectRuleset(query.get('ruleset') ?? '', user), param('entity'), param('field')),
  ),
  {
    method: 'GET',
    path: `${engine}/entity-provider/validator/:ruleset/:entity/:id`,
    access: anyRuleset,
    answer: request => ({
      success: true,
      ...findEntity(request.store.db, rulesetOf(request), request.param('entity'), request.param('id')),
    }),
  },
  post('validate', async ({ user, body }) => {
    const { rule, ruleset } = readText(await body())
    const { findings } = checkRule(rule, fieldsOf(expectRuleset(ruleset, user)))
    return {
      success: findings.length === 0,
      data: findings.slice(0, 100).map(finding => placed(rule, finding)),
    }
  }),
  post('rule-runner', async ({ store, user, body }) => {
    const asked = readAll(await body())
    return runAll(store, expectRuleset(asked.ruleset, user), asked)
  }),
  post('rule-runner/:id', async ({ store, user, param, body }) => {
    const asked = readOne(await body())
    const id = param('id')
    if (String(asked.id) !== id)
      throw new Refusal(400, 'The id in the body does not match the id in the path.')
    const row = /^[0-9]{1,9}$/.test(id)
      ? rowOf(store.db, 'SELECT ruleset FROM rules WHERE id = ?', Number(id))
      : undefined
    if (!row) throw new Refusal(404, `There is no rule ${id.slice(0, 50)}.`)
    return runOne(store, expectRuleset(String(row.ruleset), user), asked)
  }),

  post('rules/grid', async ({ store, user, body }) => {
    const isAdmin = ({ name }: Ruleset) => user.resources.has(rulesets[name].admin)
    const mine = allRulesets.filter(ruleset => canSee(ruleset, user))
    // Users with the resource of the screen but of no ruleset see the list, and can open none.
    const seen = mine.length > 0 ? mine : allRulesets
    const rows = seen.map(ruleset => ({
      ...ruleGroup(store.db, ruleset, isAdmin(ruleset)),
      ...(mine.length === 0 && { right: 'none' }),
    }))
    return listGrid(rows, ruleGroupFields, readOptions(await body()))
  }),
  get('rules/:ruleset', request => {
    const ruleset = rulesetOf(request)
    const { db } = request.store
    const isAdmin = request.user.resources.has(rulesets[ruleset.name].admin)
    const all = rulesGrid(ruleset)
    const options = { pagination: { limit: 1000, offset: 0 }, filter: [], sort: [], columns: [] }
    const rules = gridQuery(db, all, options).data.map(({ idRule, name, priority }) => ({
      value: idRule,
      label: `${priority}. ${name}`,
    }))
    return { ...ruleGroup(db, ruleset, isAdmin), choices: rules, timeline: rulesTimeline(db, ruleset) }
  }),
  get('rules/:ruleset/:id/dry-run', request =>
    dryRun(request.store, rulesetOf(request), request.param('id')),
  ),
  {
    method: 'POST',
    path: `${engine}/rules/:ruleset/dry-run`,
    access: anyRuleset,
    answer: async request => {
      const ruleset = rulesetOf(request, 'admin')
      const { rule } = readTried(await request.body())
      expectRule(rule, ruleset)
      return { success: true, data: dryRunOf(request.store, ruleset, rule) }
    },
  },
  post('rules/:ruleset/grid', async request => {
    const ruleset = rulesetOf(request)
    const options = readOptions(await request.body())
    const columns = options.columns.filter(column => column !== 'tagNames')
    const filter = options.filter.map(terms => terms.map(byTag))
    const reply = gridQuery(request.store.db, rulesGrid(ruleset), { ...options, filter, columns })
    return { ...reply, data: reply.data.map(row => ({ ...row, ...tagsOfRow(row.tags) })) }
  }),
  {
    method: 'POST',
    path: `${engine}/rules/:ruleset`,
    access: anyRuleset,
    answer: async request => {
      const ruleset = rulesetOf(request, 'admin')
      saveRule(request.store, ruleset, undefined, readForm(await request.body()), request.user.name)
      return { success: true, message: 'The rule was created.' }
    },
  },
  {
    method: 'PUT',
    path: `${engine}/rules/:ruleset/:id`,
    access: anyRuleset,
    answer: async request => {
      const ruleset = rulesetOf(request, 'admin')
      saveRule(request.store, ruleset, request.param('id'), readForm(await request.body()), request.user.name)
      return { success: true, message: 'The rule was saved.' }
    },
  },
  {
    method: 'DELETE',
    path: `${engine}/rules/:ruleset/:id`,
    access: anyRuleset,
    answer: request => step(request, 'delete', undefined),
  },
  ...verbs.map(verb =>
    post(`rules/:ruleset/:id/${verb}`, async request =>
      step(request, verb, readStep(await request.body()).version),
    ),
  ),
]

function step(request: CallRequest, verb: RuleVerb, version: number | undefined) {
  const ruleset = rulesetOf(request, 'admin')
  const by = request.user.name
  return {
    success: true,
    message: stepRule(request.store, ruleset, { id: request.param('id'), verb, version, by }),
  }
}

function get(path: string, answer: (request: CallRequest) => unknown): Call {
  return {
    method: 'GET',
    path: `${engine}/${path}`,
    access: anyRuleset,
    answer: request => data(answer(request)),
  }
}

function post(path: string, answer: Call['answer']): Call {
  return { method: 'POST', path: `${engine}/${path}`, access: anyRuleset, answer }
}

/** A rule is found by the name of one of its tags, which it keeps as JSON. */
function byTag(term: GridTerm): GridTerm {
  if (term.index !== 'tags' || term.condition !== 'equals' || typeof term.value !== 'string') return term
  return { index: 'tags', condition: 'like', value: `"name":${JSON.stringify(term.value)},` }
}

/** The tags as the wire spells them, and their names as the list shows them. */
function tagsOfRow(text: unknown) {
  const tags: unknown = JSON.parse(String(text))
  const names = Array.isArray(tags) ? tags.map((tag: unknown) => String(Object(tag).name)) : []
  return { tags, tagNames: names.join(', ') }
}
