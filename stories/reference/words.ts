import { isObject } from '../../schemas/check/item.ts'
import { resolveScreen } from '../../schemas/check/resolve/resolveScreen.ts'
import { vocabularyOf } from '../../schemas/check/resolve/vocabulary.ts'
import { literal } from '../../schemas/check/source/literal.ts'
import {
  type ActionDefinition,
  type BlockDefinitionOf,
  type Calls,
  type EntityDefinition,
  type FieldDefinition,
  type Screen,
  type ScreenDefinition,
} from '../../schemas/index.ts'
import { accessSchema } from '../../schemas/language/access.ts'
import { actionSchemas } from '../../schemas/language/action.ts'
import { blockSchemas } from '../../schemas/language/block.ts'
import { callsSchema } from '../../schemas/language/calls.ts'
import { cellSchemas } from '../../schemas/language/cell.ts'
import { columnSchema } from '../../schemas/language/column.ts'
import { conditionSchema } from '../../schemas/language/condition.ts'
import { submitConfirmSchema } from '../../schemas/language/confirm.ts'
import { entitiesSchema } from '../../schemas/language/entity.ts'
import { fieldTypeSchemas } from '../../schemas/language/entityField.ts'
import { fieldSchemas } from '../../schemas/language/field.ts'
import { computedSchema } from '../../schemas/language/fields/computed.ts'
import { filterSchemas } from '../../schemas/language/filter.ts'
import { gridSchema } from '../../schemas/language/grid.ts'
import { importSchema } from '../../schemas/language/import.ts'
import { loadsSchema } from '../../schemas/language/load.ts'
import { onSuccessSchema } from '../../schemas/language/onSuccess.ts'
import { paramsSchema } from '../../schemas/language/path.ts'
import { permissionSchema } from '../../schemas/language/permission.ts'
import { profileSchema } from '../../schemas/language/profile.ts'
import { resourcesSchema } from '../../schemas/language/resources.ts'
import { rowMarksSchema } from '../../schemas/language/rowMarks.ts'
import { savedFilterPlaceSchema } from '../../schemas/language/savedFilters.ts'
import { screenSchema } from '../../schemas/language/screen.ts'
import { selectionSummarySchema } from '../../schemas/language/selectionSummary.ts'
import { otherSubmitsSchema, submitSchema } from '../../schemas/language/submit.ts'
import { translationsSchema } from '../../schemas/language/translations.ts'
import { actionExamples } from './examples/actions.ts'
import { blockExamples } from './examples/blocks.ts'
import { cellExamples } from './examples/cells.ts'
import {
  abstractEntityExamples,
  callExamples,
  entityExamples,
  readingCallExamples,
  resourceExamples,
  writingCallExamples,
} from './examples/data.ts'
import { entityFieldExamples } from './examples/entityFields.ts'
import { type Examples, type ScreenPart } from './examples/example.ts'
import { fieldExamples } from './examples/fields.ts'
import { filterExamples } from './examples/filters.ts'
import { formPartExamples } from './examples/formParts.ts'
import { gridPartExamples } from './examples/gridParts.ts'
import { screenPartExamples } from './examples/screenParts.ts'
import * as base from './vocabulary.ts'

/** The pages of the reference, in the order in which one meets them. */
export const groups = ['Parts', 'Blocks', 'Columns', 'Filters', 'Fields', 'Actions', 'Entity fields'] as const
export type Group = (typeof groups)[number]

export interface Example {
  readonly called: 'Minimal' | 'Full'
  /** What one writes, as TypeScript. */
  readonly code: string
  /** A screen that has it, as its file writes it. */
  readonly screen: ScreenDefinition
}

/** A word of the language: its schema, and examples of it. */
export interface Word {
  readonly group: Group
  readonly name: string
  readonly schema: Readonly<Record<string, unknown>>
  readonly examples: readonly [Example, Example]
}

type Called = Example['called']

function wordOf<T>(
  [group, name, schema]: readonly [Group, string, Word['schema']],
  examples: Examples<T>,
  around: (example: T, called: Called) => ScreenPart,
): Word {
  const example = (called: Called, written: T): Example => {
    const address = `${group}-${name}-${called}`
      .replaceAll(/\B[A-Z]/g, letter => `-${letter}`)
      .replaceAll(' ', '-')
      .toLowerCase()
    const { path = '', ...part } = around(written, called)
    const screen = { name: address, path: `/${address}${path}`, access: { resource: 'refunds' }, ...part }
    return { called, code: literal(written, 76), screen }
  }
  return {
    group,
    name,
    schema,
    examples: [example('Minimal', examples.minimal), example('Full', examples.full)],
  }
}

/** What a word is for. */
export function purposeOf({ schema, name }: Word): string {
  return purposes[name] ?? (typeof schema.description === 'string' ? schema.description : '')
}

/** Of words in lists, whose list says what they are for, and of forms of a word. */
const purposes: Readonly<Record<string, string>> = {
  'abstract entity': 'Fields that several entities include. No call returns it, and it has no screen.',
  'reading call': 'A call that reads records or values: a load, a chart, a comment list.',
  'writing call': 'A call that changes something: an action or a form sends it.',
  check: String(screenSchema.properties.checks.description),
  parameter: String(paramsSchema.description),
  rowMarks: rowMarksSchema.description,
  permission:
    'Who sees a part of a screen: a block, a tab, a field of details, a column, a filter, an action.',
}

/** The words of one kind, each in the same surroundings. */
function wordsOf<K extends string, T>(
  group: Group,
  schemas: Readonly<Record<K, Word['schema']>>,
  examples: Readonly<Record<K, Examples<T>>>,
  around: (example: T, called: Called, name: string) => ScreenPart,
): Word[] {
  return Object.entries<Word['schema']>(schemas).map(([name, schema]) => {
    const found = Object.entries<Examples<T>>(examples).find(([key]) => key === name)
    if (!found) throw new Error(`The reference has no example of ${name} (${group}).`)
    return wordOf([group, name, schema], found[1], (example, called) => around(example, called, name))
  })
}

const partExamples = { ...screenPartExamples, ...gridPartExamples, ...formPartExamples }

const partSchemas: Readonly<Record<keyof typeof partExamples, Word['schema']>> = {
  screen: screenSchema,
  access: accessSchema,
  parameter: paramsSchema.additionalProperties,
  load: loadsSchema.additionalProperties,
  check: screenSchema.properties.checks.items,
  redirect: screenSchema.properties.redirect,
  translations: translationsSchema,
  condition: conditionSchema,
  permission: permissionSchema,
  column: columnSchema,
  savedFilters: savedFilterPlaceSchema,
  selectionSummary: selectionSummarySchema,
  selectionSums: gridSchema.properties.selectionSums,
  totals: gridSchema.properties.totals,
  records: gridSchema.properties.records,
  filterTabs: gridSchema.properties.filterTabs,
  rowMarks: rowMarksSchema.items,
  card: gridSchema.properties.card,
  import: importSchema,
  submit: submitSchema,
  otherSubmits: otherSubmitsSchema,
  profile: profileSchema,
  computed: computedSchema,
  confirm: submitConfirmSchema,
  onSuccess: onSuccessSchema,
}

const list: BlockDefinitionOf<'grid'> = {
  kind: 'grid',
  call: 'refunds',
  columns: ['idRefund', 'customerName', 'amount', 'status'],
}

const entityName = (type: string, called: Called) => `${type}${called}`
const listOf = (name: string): ScreenPart => ({ body: { kind: 'grid', call: `${name}s`, columns: [field] } })
const field = 'value'

/** Every word of the language. */
export const words: readonly Word[] = [
  wordOf(['Parts', 'entity', entitiesSchema.additionalProperties], entityExamples, (_, called) => ({
    body: {
      kind: 'grid',
      call: `${entityName('courier', called)}s`,
      columns: [called === 'Full' ? 'name' : 'courier'],
    },
  })),
  wordOf(['Parts', 'call', callsSchema.properties.calls.additionalProperties], callExamples, (_, called) => ({
    body: { ...list, call: `call${called}` },
  })),
  wordOf(
    ['Parts', 'abstract entity', entitiesSchema.additionalProperties],
    abstractEntityExamples,
    (_, called) => ({
      body: { kind: 'grid', call: `${entityName('depot', called)}s`, columns: ['code', 'city'] },
    }),
  ),
  wordOf(
    ['Parts', 'reading call', callsSchema.properties.calls.additionalProperties],
    readingCallExamples,
    (_, called) => ({
      path: '/{id}',
      params: { id: { example: '1001' } },
      loads: { refund: `reading${called}` },
      body: { kind: 'details', load: 'refund', fields: ['customerName', 'amount'] },
    }),
  ),
  wordOf(
    ['Parts', 'writing call', callsSchema.properties.calls.additionalProperties],
    writingCallExamples,
    (_, called) => ({
      body: { ...list, fields: ['version'], actions: [actionOf(called)] },
    }),
  ),
  wordOf(['Parts', 'resources', resourcesSchema], resourceExamples, () => ({ body: list })),
  ...wordsOf<keyof typeof partExamples, ScreenPart>('Parts', partSchemas, partExamples, part => part),
  ...wordsOf('Blocks', blockSchemas, blockExamples, part => part),
  ...wordsOf('Columns', cellSchemas, cellExamples, (column, _, name) => ({
    body: {
      ...list,
      columns: [{ field: 'version', label: 'Version' }, column],
      // That which its cell does.
      ...(name === 'action' && { actions: [actionExamples.show.minimal] }),
    },
  })),
  ...wordsOf('Filters', filterSchemas, filterExamples, filter => ({ body: { ...list, filters: [filter] } })),
  ...wordsOf('Fields', fieldSchemas, fieldExamples, (example, called, name) => ({
    ...loadsOf(example),
    body: {
      kind: 'form',
      form: {
        id: `${name.toLowerCase()}-${called.toLowerCase()}`,
        fields: [
          { kind: 'text', name: 'customer', label: 'Customer' },
          { kind: 'checkbox', name: 'urgent', label: 'Send today' },
          ...limitsOf(example),
          example,
        ],
        submit: '/api/keep',
      },
    },
  })),
  ...wordsOf('Actions', actionSchemas, actionExamples, action => ({ body: { ...list, actions: [action] } })),
  ...wordsOf('Entity fields', fieldTypeSchemas, entityFieldExamples, (_, called, name) =>
    listOf(entityName(name, called)),
  ),
]

function actionOf(called: Called): ActionDefinition {
  const call = `writing${called}`
  return called === 'Minimal'
    ? { label: 'Hold', call }
    : { label: 'Release…', title: 'Release refund {idRefund}', call, fields: ['note'] }
}

/** The loads that the options of a field name. */
function loadsOf(example: unknown): Pick<ScreenPart, 'loads'> {
  const names = ['banks', 'methods'].filter(name => JSON.stringify(example).includes(`"load":"${name}"`))
  return names.length === 0 ? {} : { loads: Object.fromEntries(names.map(name => [name, name])) }
}

/** The fields that an example is compared with, or takes its currency from. */
function limitsOf(example: unknown): FieldDefinition[] {
  const limits: Readonly<Record<string, FieldDefinition>> = {
    orderedOn: { kind: 'date', name: 'orderedOn', label: 'Ordered on' },
    stock: { kind: 'number', name: 'stock', label: 'In stock' },
    paidIn: { kind: 'text', name: 'paidIn', label: 'Currency', maxLength: 3 },
  }
  return Object.entries(limits).flatMap(([name, field]) =>
    JSON.stringify(example).includes(`:"${name}"`) ? [field] : [],
  )
}

const both = ['Minimal', 'Full'] as const
const each = <T>(examples: Examples<T>) => [examples.minimal, examples.full] as const

/** What the examples name: the entities and calls of all of them. */
export const entities: Readonly<Record<string, EntityDefinition>> = {
  ...base.entities,
  ...Object.fromEntries(
    each(abstractEntityExamples).flatMap((written, at) => [
      [entityName('address', both[at] ?? 'Full'), written],
      [
        entityName('depot', both[at] ?? 'Full'),
        {
          key: 'code',
          fields: { code: 'id' },
          include: { [entityName('address', both[at] ?? 'Full')]: Object.keys(written.fields ?? {}) },
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    each(entityExamples).map((entity, at) => [entityName('courier', both[at] ?? 'Full'), entity]),
  ),
  ...Object.fromEntries(
    Object.entries(entityFieldExamples).flatMap(([type, examples]) =>
      each(examples).map((written, at) => [
        entityName(type, both[at] ?? 'Full'),
        { key: 'key', fields: { key: 'id', [field]: written, currency: 'text', order: 'id' } } as const,
      ]),
    ),
  ),
}
const lists = Object.entries(entities).flatMap(([name, { abstract }]) =>
  abstract === true || name in base.entities ? [] : [name],
)
export const calls: Calls = {
  ...base.calls,
  calls: {
    ...base.calls.calls,
    ...Object.fromEntries(each(readingCallExamples).map((call, at) => [`reading${both[at]}`, call])),
    ...Object.fromEntries(each(writingCallExamples).map((call, at) => [`writing${both[at]}`, call])),
    ...Object.fromEntries(each(callExamples).map((call, at) => [`call${both[at]}`, call])),
    ...Object.fromEntries(
      lists.map(name => [`${name}s`, { grid: `/api/${name.toLowerCase()}/grid`, many: name }]),
    ),
  },
}

/** The entities and calls as the examples are resolved by. */
export const vocabulary = vocabularyOf(
  [{ file: 'screens/refunds/entities/refunds.ts', data: entities }],
  [{ file: 'screens/refunds/calls/refunds.ts', data: calls }],
  [...base.targets, ...words.flatMap(({ examples }) => examples.map(({ screen }) => screen))],
)

/** A screen as the runtime draws it. */
export function resolved(screen: ScreenDefinition): Screen {
  const { data, findings } = resolveScreen({ file: screen.name, data: screen, findings: [] }, vocabulary)
  if (findings.length > 0 || !isScreen(data)) throw new Error(`The example ${screen.name} is wrong.`)
  return data
}

/** Whether every word has an example is looked at by a test, with the check. */
function isScreen(data: unknown): data is Screen {
  return isObject(data) && typeof data.name === 'string'
}
