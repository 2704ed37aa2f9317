import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { type AvailableField } from '../../../schemas/wire/refundMethod.ts'

/** What is wrong with the fields that a method is to ask for, by their places: `availableFields.2.label`. */
export function methodErrors(fields: readonly AvailableField[]): FieldError[] {
  const attributes = fields.map(({ attribute }) => attribute)
  return fields.flatMap((one, at) => {
    const error = (key: keyof AvailableField, message: string): FieldError[] => [
      { field: `availableFields.${at}.${key}`, message },
    ]
    return [
      ...(attributes.indexOf(one.attribute) < at
        ? error('attribute', 'A method asks for a field once.')
        : []),
      ...(one.attribute === 'bankAccountTypeOther' && !attributes.includes('bankAccountType')
        ? error('attribute', 'Another account type needs the account type.')
        : []),
      ...(one.label === '' ? error('label', 'The label is required.') : []),
      ...(one.fixedLength !== null && one.attribute !== 'iban'
        ? error('fixedLength', 'Only an IBAN has a fixed length.')
        : []),
      ...(one.dropdown && !one.attribute.match(/^(?:bankName|bankAccountType)$/)
        ? error('dropdown', 'There is no list to choose this from.')
        : []),
    ]
  })
}
