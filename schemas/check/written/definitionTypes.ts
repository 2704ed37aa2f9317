import { blockSchemas } from '../../language/block.ts'
import { panelBlockSchemas } from '../../language/blocks/panel.ts'
import { cellSchema, cellSchemas } from '../../language/cell.ts'
import { fieldTypeSchemas, fieldWordSchema } from '../../language/entityField.ts'
import { fieldSchemas } from '../../language/field.ts'
import { filterSchema, filterSchemas } from '../../language/filter.ts'
import { formSchema } from '../../language/form.ts'
import { permissionSchema } from '../../language/permission.ts'
import { targetSchema } from '../../language/target.ts'
import { isObject } from '../item.ts'
import { definitionName, writtenForms } from './forms.ts'
import { type WrittenForm } from './members.ts'
import { comment, membersOf, printType, type Schema, type Spelling } from './printType.ts'

/** Types of texts that name something of the console, by their key. */
const textTypes: Readonly<Record<string, string>> = {
  currency: 'FieldName',
  editAccess: 'ResourceName',
  field: 'FieldName',
  fields: 'FieldName',
  follows: 'FieldName',
  functionality: 'FunctionalityName',
  go: 'ScreenName',
  key: 'FieldName',
  load: 'LoadName',
  module: 'ModuleName',
  name: 'FieldName',
  parent: 'ScreenName',
  requires: 'FieldName',
  resource: 'ResourceName',
  rowKey: 'FieldName',
  screen: 'ScreenName',
  to: 'ScreenName',
  total: 'FieldName',
  without: 'ResourceName',
}
/** Words in which the same key names something else. */
const textTypesIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ScreenDefinition: { name: 'string' },
  WrittenCall: {
    of: 'EntityName',
    one: 'EntityName',
    many: 'EntityName',
    sums: 'EntityName',
  },
  WrittenCalls: { of: 'EntityName' },
  WrittenEntity: { name: 'ScreenName' },
  ListEntityFieldDefinition: { entity: 'EntityName' },
  ObjectEntityFieldDefinition: { entity: 'EntityName' },
  ReferenceEntityFieldDefinition: { entity: 'EntityName' },
}

/** Types that have a name, by the part of their schema that copies of it share. */
const named = new Map<unknown, string>([
  [cellSchema.oneOf, 'CellDefinition'],
  [filterSchema.oneOf, 'FilterDefinition'],
  [formSchema.properties, 'FormDefinition'],
  [permissionSchema.properties, 'PermissionDefinition'],
  [targetSchema.anyOf[1].items.properties, 'TargetDefinition'],
  ...Object.entries(cellSchemas).map(([kind, schema]) => [schema, definitionName(kind, 'Cell')] as const),
])

const head = `/**
 * How definitions are written: fields and calls by their names. The build resolves them with the entities and calls into
 * \`Screen\`, which is all that the browser receives (schemas/check/resolve). Editors show the comments on hover and in
 * completion.
 *
 * Written by \`npm run check -- --schema\` from the schemas of the language (schemas/check/written): not to be edited.
 */
import { type BlockKind } from './block.ts'
import { type Condition } from './condition.ts'
import {
  type CallName,
  type EntityName,
  type FieldName,
  type FunctionalityName,
  type LoadName,
  type ModuleName,
  type ResourceName,
  type ScreenName,
  type SortName,
} from './names.ts'

type Scalar = string | number | boolean | null

/** \`today\`, \`today-30\`, \`today+7\` or a fixed day, yyyy-MM-dd. */
type Day = 'today' | \`today\${'+' | '-'}\${number}\` | \`\${number}-\${number}-\${number}\`

/** How a condition compares the value of a field other than with one value or one of several; all of them hold. */
interface Comparison {
  not?: Scalar | Scalar[]
  present?: boolean
  atLeast?: number
  atMost?: number
  moreThan?: number
  lessThan?: number
  before?: Day
  after?: Day
  isUser?: boolean
}

/** Field -> its value, one of several values, or another comparison; all of them hold. */
interface FieldValues {
  [field: string]: Scalar | Scalar[] | Comparison
}

/** A condition: \`{ status: ['open', 'held'], queue: 'manual' }\`, or one of several, \`{ any: [{ … }, { … }] }\`. */
export type ConditionDefinition = FieldValues | { any: FieldValues[] }

/** A field by its name, or with what differs here from its entity. */
export type LabelledDefinition = FieldName | LabelledInFullDefinition

/** The same for a pair of details, which may also say who sees it. */
export type DetailsFieldDefinition = FieldName | DetailsFieldInFullDefinition

/** A column: the name of its field, or with what differs here from the entity. */
export type ColumnDefinition = FieldName | ColumnInFullDefinition

/** How a form is sent: the name of its call, or with what more is to be said. */
export type SubmitDefinition = CallName | SubmitInFullDefinition

/** Data of a screen: the name of its call, or the call with what differs here. */
export type LoadDefinition = CallName | CalledLoadDefinition | LoadInFullDefinition

export type PanelLoadDefinition = CallName | CalledPanelLoadDefinition | PanelLoadInFullDefinition

/**
 * An action: one with a title and fields or a \`form\` opens it in a panel, one with a \`body\` shows its blocks in one, one with \`to\` leads to a
 * screen, one with a \`call\` makes it; only a download says its kind.
 */
export type ActionDefinition =
  | OpenActionDefinition
  | FormActionDefinition
  | RequestActionDefinition
  | NavigateActionDefinition
  | DownloadActionDefinition
  | FileDownloadActionDefinition
  | ShowActionDefinition

/** A block of kind K as it is written. */
export type BlockDefinitionOf<K extends BlockKind> = Extract<BlockDefinition, { kind: K }>
`

/** The text of schemas/language/definition.ts. */
export function definitionTypes(): string {
  const kinds = (table: object, of: string) => Object.keys(table).map(kind => definitionName(kind, of))
  const { beside: _beside, expandable: _expandable, tabs: _tabs, ...flat } = blockSchemas
  const { tabs: _outer, ...inTabs } = blockSchemas
  const texts = printType(filterSchemas.select.properties.options, spellingOf(''))
  const options = printType(fieldSchemas.choice.properties.options.anyOf[0], spellingOf(''))
  return [
    head,
    alias('CellDefinition', kinds(cellSchemas, 'Cell'), { doc: cellSchema.description }),
    alias('FilterDefinition', ['FieldName', ...kinds(filterSchemas, 'Filter'), 'FilterByFieldDefinition'], {
      doc: 'A filter: the name of its field, or with what differs here from the entity.',
    }),
    alias('FilterOptionsDefinition', [texts, 'string[]', 'string']),
    alias('FieldDefinition', ['FieldName', ...kinds(fieldSchemas, 'Field'), 'FieldByNameDefinition'], {
      doc: 'A field of a form: the name of its field, or with what differs here from the entity.',
    }),
    alias(
      'OptionsDefinition',
      [options, 'string[]', 'LoadName', 'LoadedOptionsDefinition', 'SearchedOptionsDefinition'],
      {
        doc: 'What can be chosen: in full, some values of a status, texts, the name of a load whose entity has a key and a title of one field, or what a call finds.',
      },
    ),
    alias('FlatBlockDefinition', kinds(flat, 'Block')),
    alias('TabBlockDefinition', kinds(inTabs, 'Block')),
    alias('PanelBlockDefinition', kinds(panelBlockSchemas, 'Block')),
    alias('BlockDefinition', kinds(blockSchemas, 'Block'), {
      doc: 'A block as it is written.',
    }),
    alias('EntityFieldDefinition', [
      printType(fieldWordSchema, spellingOf('')),
      ...kinds(fieldTypeSchemas, 'EntityField'),
      'LikeEntityFieldDefinition',
    ]),
    ...printForms(writtenForms),
  ].join('\n')
}

function alias(name: string, types: readonly string[], { doc }: { readonly doc?: string } = {}): string {
  return `${comment(doc)}export type ${name} =\n  | ${types.join('\n  | ')}\n`
}

/**
 * The interfaces. Members that several forms of a family share are in a common base: editors show the
 * description of a shared key only when it is the same member.
 */
function printForms(forms: readonly WrittenForm[]): string[] {
  const printed = forms.map(form => ({ form, members: formMembers(form), bases: [] as string[] }))
  const shared: string[] = []
  for (const family of new Set(forms.map(form => form.family).filter(name => name !== undefined))) {
    const ofFamily = printed.filter(({ form }) => form.family === family)
    const groups = new Map<string, string[]>()
    for (const member of new Set(ofFamily.flatMap(({ members }) => [...members.values()]))) {
      const having = ofFamily.filter(({ members }) => [...members.values()].includes(member))
      if (having.length < 2) continue
      const signature = having.map(({ form }) => form.name).join()
      groups.set(signature, [...(groups.get(signature) ?? []), member])
    }
    for (const [index, [signature, members]] of [...groups].entries()) {
      const name = `${family}Keys${index === 0 ? '' : index + 1}`
      shared.push(`interface ${name} {\n${members.join('')}}\n`)
      for (const { form, bases } of ofFamily) if (signature.split(',').includes(form.name)) bases.push(name)
    }
  }
  const isShared = (bases: readonly string[], member: string) =>
    shared.some(text => bases.some(base => text.startsWith(`interface ${base} {`)) && text.includes(member))
  const interfaces = printed.map(({ form, members, bases }) => {
    const parents = [...(form.like ? [form.like] : []), ...bases]
    const head = `export interface ${form.name}${parents.length > 0 ? ` extends ${parents.join(', ')}` : ''}`
    const own = [...members.values()].filter(member => !isShared(bases, member))
    return `${comment(form.schema.description)}${head} {\n${own.join('')}}\n`
  })
  return [...shared, ...interfaces]
}

function formMembers({
  name,
  schema,
  without = [],
  requires,
  members,
}: WrittenForm): ReadonlyMap<string, string> {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const kept = Object.fromEntries(Object.entries(properties).filter(([key]) => !without.includes(key)))
  const required = requires ?? (Array.isArray(schema.required) ? schema.required : [])
  return membersOf({ properties: kept, required }, spellingOf(name), '  ', members)
}

function spellingOf(form: string): Spelling {
  const own = textTypesIn[form] ?? {}
  return {
    textOf: key => own[key] ?? textTypes[key],
    typeOf: (schema: Schema) => named.get(schema) ?? named.get(schema.properties) ?? named.get(schema.oneOf),
  }
}
