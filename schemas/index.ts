/** The door of the language: the types of its words, and the helpers that definitions are written with. */
export {
  defineActions,
  defineCalls,
  defineColumns,
  defineEntities,
  defineFields,
  defineFilters,
  defineForm,
  defineGrid,
  defineResources,
  defineScreen,
} from './define.ts'
export type { FormFinding, FormValidator, FormValidators } from './formValidator.ts'
export type { Access } from './language/access.ts'
export type { Action, ActionKind, ActionOf } from './language/action.ts'
export type { Block, BlockKind, BlockOf } from './language/block.ts'
export type { Reference } from './language/blocks/reference.ts'
export type { Call, Calls } from './language/calls.ts'
export type { Cell, CellKind, CellOf, Tone } from './language/cell.ts'
export type { Column, TooltipLine } from './language/column.ts'
export type { Condition, ConditionLeaf } from './language/condition.ts'
export type {
  ActionDefinition,
  BlockDefinition,
  BlockDefinitionOf,
  ColumnDefinition,
  ConditionDefinition,
  FieldDefinition,
  FilterDefinition,
  FormActionDefinition,
  FormDefinition,
  GridDefinition,
  LabelledDefinition,
  LoadDefinition,
  OtherSubmitDefinition,
  ScreenDefinition,
  SubmitDefinition,
} from './language/definition.ts'
export type { DomainBlockTable } from './language/domain/blocks.ts'
export type { DomainField, DomainFieldKind, DomainFieldTable } from './language/domain/fields.ts'
export type { Entity, EntityDefinition } from './language/entity.ts'
export type { EntityField, EntityFieldOf, FieldType, WrittenEntityField } from './language/entityField.ts'
export type { Field, FieldKind, FieldOf } from './language/field.ts'
export type { LeafField } from './language/fields/leaf.ts'
export type { SearchedOptions } from './language/fields/searched.ts'
export type { FieldConditions, FieldOptions } from './language/fields/shared.ts'
export type { Filter, FilterCondition, FilterKind, FilterOf, Options } from './language/filter.ts'
export type { Form } from './language/form.ts'
export type { Format, Formats } from './language/formats.ts'
export type { Grid } from './language/grid.ts'
export type { Import, ImportColumn } from './language/import.ts'
export type { Load } from './language/load.ts'
export type { Parameter } from './language/path.ts'
export type { Permission } from './language/permission.ts'
export type { Profile } from './language/profile.ts'
export type { RowMark } from './language/rowMarks.ts'
export type { SavedFilters } from './language/savedFilters.ts'
export type { Screen } from './language/screen.ts'
export type { Submit } from './language/submit.ts'
export type { Target } from './language/target.ts'
export type { RouteEntry } from './routes.ts'
