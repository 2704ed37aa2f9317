import {
  type Action,
  type ActionKind,
  type ActionOf,
  type Block,
  type BlockKind,
  type BlockOf,
  type Cell,
  type CellKind,
  type CellOf,
  type Column,
  type Condition,
  type Field,
  type FieldKind,
  type FieldOf,
  type Filter,
  type FilterKind,
  type FilterOf,
  type Form,
  type Grid,
  type Import,
  type Load,
  type Reference,
  type SavedFilters,
  type Screen,
  type TooltipLine,
} from '../../schemas/index.ts'
import { type actionSchemas } from '../../schemas/language/action.ts'
import { type blockSchemas } from '../../schemas/language/block.ts'
import { type cellSchemas } from '../../schemas/language/cell.ts'
import { type fieldSchemas } from '../../schemas/language/field.ts'
import { type filterSchemas } from '../../schemas/language/filter.ts'
import { type Translations } from '../../schemas/language/translations.ts'
import { type replySchemas, type WireValidators } from '../../schemas/wire/validators.ts'

/** True for two types that are the same, and only for them: `any` equals nothing but `any`. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** Compiles only when every entry is `true`. */
export type Holds = [
  // The tables of words and of schemas have the same kinds.
  Assert<Same<BlockKind, keyof typeof blockSchemas>>,
  Assert<Same<CellKind, keyof typeof cellSchemas>>,
  Assert<Same<FieldKind, keyof typeof fieldSchemas>>,
  Assert<Same<FilterKind, keyof typeof filterSchemas>>,
  Assert<Same<keyof WireValidators, keyof typeof replySchemas>>,
  Assert<Same<ActionKind, keyof typeof actionSchemas>>,
  // Unions discriminate by kind.
  Assert<Same<Action['kind'], ActionKind>>,
  Assert<Same<Block['kind'], BlockKind>>,
  Assert<Same<Cell['kind'], CellKind>>,
  Assert<Same<Field['kind'], FieldKind>>,
  Assert<Same<Filter['kind'], FilterKind>>,
  Assert<Same<Extract<Cell, { kind: 'money' }>, CellOf<'money'>>>,
  Assert<Same<Extract<Filter, { kind: 'select' }>, FilterOf<'select'>>>,
  Assert<Same<Extract<Block, { kind: 'grid' }>, BlockOf<'grid'>>>,
  // Every kind has exactly its keys.
  Assert<Same<keyof CellOf<'text'>, 'kind' | 'copy'>>,
  Assert<Same<keyof CellOf<'number'>, 'kind' | 'decimals' | 'unit' | 'signed'>>,
  Assert<Same<keyof CellOf<'money'>, 'kind' | 'currency'>>,
  Assert<Same<keyof CellOf<'date'>, 'kind' | 'time'>>,
  Assert<Same<keyof CellOf<'status'>, 'kind' | 'values'>>,
  Assert<Same<keyof CellOf<'link'>, 'kind' | 'to' | 'params' | 'query' | 'copy'>>,
  Assert<Same<keyof CellOf<'action'>, 'kind' | 'action'>>,
  Assert<Same<keyof CellOf<'boolean'>, 'kind'>>,
  Assert<Same<keyof CellOf<'list'>, 'kind' | 'separator'>>,
  Assert<Same<keyof CellOf<'input'>, 'kind' | 'name' | 'label' | 'maxLength'>>,
  Assert<
    Same<keyof CellOf<'numericInput'>, 'kind' | 'name' | 'label' | 'min' | 'max' | 'decimals' | 'clamp'>
  >,
  Assert<
    Same<NonNullable<ActionOf<'request'>['confirm']>['type'], 'approve' | 'action' | 'cancel' | 'delete'>
  >,
  Assert<
    Same<
      keyof BlockOf<'comments'>,
      | 'kind'
      | 'entity'
      | 'id'
      | 'label'
      | 'inline'
      | 'dateFormat'
      | 'readOnly'
      | 'visible'
      | 'access'
      | 'because'
      | 'assumes'
    >
  >,
  Assert<Same<BlockOf<'comments'>['readOnly'], true | Condition | undefined>>,
  Assert<Same<keyof BlockOf<'beside'>, 'kind' | 'body' | 'visible' | 'access' | 'because' | 'assumes'>>,
  Assert<Same<BlockOf<'expandable'>['open'], false | undefined>>,
  Assert<Same<BlockOf<'timeline'>['selectable'], true | undefined>>,
  Assert<
    Same<
      keyof BlockOf<'code'>,
      'kind' | 'load' | 'heading' | 'empty' | 'visible' | 'access' | 'because' | 'assumes'
    >
  >,
  Assert<
    Same<
      keyof BlockOf<'chart'>,
      | ('kind' | 'load' | 'get' | 'select' | 'heading' | 'label' | 'series' | 'cell' | 'horizontal' | 'most')
      | (
          | 'table'
          | 'to'
          | 'params'
          | 'query'
          | 'empty'
          | 'follows'
          | 'visible'
          | 'access'
          | 'because'
          | 'assumes'
        )
    >
  >,
  Assert<Same<BlockOf<'chart'>['cell'], CellOf<'money'> | CellOf<'number'> | undefined>>,
  Assert<Same<BlockOf<'download'>['file'], Reference | undefined>>,
  Assert<Same<keyof FieldOf<'checkbox'>, FieldKeys | 'computed'>>,
  Assert<
    Same<
      keyof FieldOf<'number'>,
      | FieldKeys
      | 'computed'
      | 'min'
      | 'max'
      | 'atLeast'
      | 'atMost'
      | 'decimals'
      | 'clamp'
      | 'unit'
      | 'currency'
    >
  >,
  Assert<
    Same<
      keyof FieldOf<'text'>,
      | FieldKeys
      | (
          | 'computed'
          | 'maxLength'
          | 'length'
          | 'charset'
          | 'pattern'
          | 'warn'
          | 'rows'
          | 'json'
          | 'list'
          | 'masked'
          | 'placeholder'
          | 'options'
        )
    >
  >,
  Assert<
    Same<
      keyof FieldOf<'file'>,
      Exclude<FieldKeys, 'initial' | 'sensitive' | 'prefill' | 'was'> | 'accept' | 'largest'
    >
  >,
  Assert<
    Same<keyof FieldOf<'rows'>, Exclude<FieldKeys, 'initial'> | 'fields' | 'add' | 'min' | 'max' | 'unique'>
  >,
  Assert<Same<keyof FieldOf<'rule'>, Exclude<FieldKeys, 'initial'> | 'ruleset' | 'maxLength'>>,
  Assert<Same<keyof FieldOf<'ruleTags'>, Exclude<FieldKeys, 'initial'> | 'ruleset' | 'max'>>,
  Assert<
    Same<
      keyof BlockOf<'ruleTest'>,
      'kind' | 'ruleset' | 'rules' | 'heading' | 'visible' | 'access' | 'because' | 'assumes'
    >
  >,
  Assert<Same<BlockOf<'form'>['form'], Form>>,
  Assert<Same<Form['fields'], Field[]>>,
  Assert<Same<FieldOf<'select'>['required'], true | Condition | undefined>>,
  Assert<Same<FieldOf<'date'>['clearWhen'], 'hidden' | 'disabled' | Condition | undefined>>,
  Assert<Same<FieldOf<'text'>['charset'], 'arabic' | 'english' | undefined>>,
  Assert<Same<Form['draft'], false | undefined>>,
  // Values are what the schema says, and never `any`.
  Assert<Same<CellOf<'money'>['currency'], string>>,
  Assert<Same<CellOf<'number'>['decimals'], number | undefined>>,
  Assert<Same<FilterOf<'text'>['condition'], 'equals' | 'like' | undefined>>,
  Assert<Same<FilterOf<'multiSelect'>['condition'], 'equals' | 'in' | undefined>>,
  Assert<Same<FilterOf<'multiSelect'>['initial'], string[] | undefined>>,
  Assert<Same<FilterOf<'boolean'>['initial'], 'true' | 'false' | undefined>>,
  Assert<Same<FilterOf<'number'>['condition'], 'equals' | 'gteq' | 'lteq' | undefined>>,
  Assert<Same<FilterOf<'dateRange'>['time'], boolean | undefined>>,
  Assert<Same<FilterOf<'text'>['savable'], boolean | undefined>>,
  Assert<Same<BlockOf<'grid'>['grid'], Grid>>,
  Assert<Same<Grid['columns'], Column[]>>,
  Assert<Same<Grid['filters'], Filter[] | undefined>>,
  Assert<Same<Grid['request'], 'wrapped' | 'bare' | undefined>>,
  Assert<Same<Grid['actions'], Action[] | undefined>>,
  Assert<Same<Grid['savedFilters'], SavedFilters | undefined>>,
  Assert<Same<Grid['import'], Import | undefined>>,
  Assert<Same<NonNullable<Grid['export']>['title'], string | undefined>>,
  Assert<Same<Column['cell'], Cell | undefined>>,
  Assert<Same<Column['show'], 'always' | 'on' | 'off' | undefined>>,
  Assert<Same<NonNullable<Column['tooltip']>[number], TooltipLine>>,
  Assert<Same<Screen['name'], string>>,
  Assert<Same<Screen['body'], Block[] | undefined>>,
  Assert<Same<Screen['frame'], 'console' | 'bare' | 'public' | undefined>>,
  Assert<Same<Screen['translations'], Translations | undefined>>,
  Assert<Same<BlockOf<'table'>['columns'][number]['cell'], Cell | undefined>>,
  Assert<Same<NonNullable<Screen['loads']>[string], Load>>,
  Assert<Same<Load['onError']['value'], unknown>>,
]

type FieldKeys =
  | ('kind' | 'name' | 'label' | 'help' | 'initial' | 'prefill' | 'sensitive' | 'was' | 'because' | 'assumes')
  | ('visible' | 'enabled' | 'required' | 'clearWhen' | 'saveWhen')

export type Assert<T extends true> = T

/** Narrows by kind without a cast. */
export function currencyOf(cell: Cell): string | undefined {
  return cell.kind === 'money' ? cell.currency : undefined
}

/** A switch over all kinds is total: a kind without a branch does not compile. */
export function ordered(filter: Filter): number {
  switch (filter.kind) {
    case 'boolean':
      return filter.initial === 'true' ? 0 : 6
    case 'dateRange':
    case 'fromDate':
    case 'toDate':
      return filter.time ? 7 : 1
    case 'number':
    case 'numberRange':
      return filter.min ?? 8
    case 'multiSelect':
      return Array.isArray(filter.options) ? 2 : 3
    case 'select':
      return filter.initial?.length ?? 4
    case 'text':
      return 5
  }
}
