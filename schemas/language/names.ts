/**
 * The names that the definitions of a console give to things, for completion in editors. Each check adds them from the
 * definitions (schemas/check/written/namesDocument.ts); until then, every one of them is any text. A name that is not
 * there yet is no mistake of types: the check knows what there is.
 */
// biome-ignore lint/suspicious/noEmptyInterface: what a check writes is merged into it.
export interface Names {}

type Named<K extends string> =
  Names extends Readonly<Record<K, infer N extends string>> ? N | (string & {}) : string

export type CallName = Named<'call'>
export type EntityName = Named<'entity'>
/** A field of any entity, or a dotted path. */
export type FieldName = Named<'field'>
/** A functionality of a module, under which the server saves filters. */
export type FunctionalityName = Named<'functionality'>
/** A load of any screen, or a dotted path below it. */
export type LoadName = Named<'load'>
/** A module of the server that saves filters. */
export type ModuleName = Named<'module'>
export type ResourceName = Named<'resource'>
export type ScreenName = Named<'screen'>
/** A field, with `-` before it for descending order. */
export type SortName =
  Names extends Readonly<Record<'field', infer N extends string>> ? N | `-${N}` | (string & {}) : string
