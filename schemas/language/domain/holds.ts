import { type DomainField } from './fields.ts'

/** What a field of the console's own business holds. */
type Holds =
  | { readonly holds: 'text' }
  /** A list of records of plain values; under the key `called` is what each is called where it is only read. */
  | { readonly holds: 'records'; readonly called: string }

/** The type of value of each, the only thing that the runtime knows of them. */
export const domainFieldHolds: { readonly [K in DomainField['kind']]: Holds } = {
  rule: { holds: 'text' },
  ruleTags: { holds: 'records', called: 'name' },
}

export function isDomainField(field: { readonly kind: string }): field is DomainField {
  return Object.hasOwn(domainFieldHolds, field.kind)
}
