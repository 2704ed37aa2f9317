import { type DomainField } from './fields.ts'

/** What a field of the console's own business holds: a text, or a list of records of plain values. */
export const domainFieldHolds = { rule: 'text', ruleTags: 'records' } as const satisfies Record<
  DomainField['kind'],
  'text' | 'records'
>

export function isDomainField(field: { readonly kind: string }): field is DomainField {
  return Object.hasOwn(domainFieldHolds, field.kind)
}
