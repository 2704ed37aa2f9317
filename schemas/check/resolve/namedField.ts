/** A place of a screen, in its long form, that names a field of an entity. */
export interface NamedField {
  readonly pointer: string
  /** As written, without the text around it. */
  readonly path: string
  /** Name of the entity that has the field. */
  readonly entity: string
  readonly field: string
}
