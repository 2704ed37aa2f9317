import { type ReactNode } from 'react'
import { type CompiledField } from '../../../core/compile/compiledForm.ts'
import { drawChoice, drawMultiSelect, drawSelect } from './chosen.tsx'
import { type DrawnField, type DrawnOf } from './drawn.ts'
import { OwnField } from './OwnField.tsx'
import { RowsField } from './RowsField.tsx'
import { drawCheckbox, drawDate, drawNumber, drawText } from './typed.tsx'

/** How each kind of field is drawn; a kind without a picture does not compile. */
const kinds: { readonly [K in CompiledField['kind']]: (drawn: DrawnOf<K>) => ReactNode } = {
  checkbox: drawCheckbox,
  choice: drawChoice,
  date: drawDate,
  multiSelect: drawMultiSelect,
  number: drawNumber,
  own: drawn => <OwnField {...drawn} />,
  rows: drawn => <RowsField {...drawn} />,
  select: drawSelect,
  text: drawText,
}

/** Called by the one component that follows the field: a kind is a picture and holds nothing, so it is no component. */
export function drawField(drawn: DrawnField): ReactNode {
  const { field, ...rest } = drawn
  switch (field.kind) {
    case 'checkbox':
      return kinds.checkbox({ ...rest, field })
    case 'choice':
      return kinds.choice({ ...rest, field })
    case 'date':
      return kinds.date({ ...rest, field })
    case 'multiSelect':
      return kinds.multiSelect({ ...rest, field })
    case 'number':
      return kinds.number({ ...rest, field })
    case 'own':
      return kinds.own({ ...rest, field })
    case 'rows':
      return kinds.rows({ ...rest, field })
    case 'select':
      return kinds.select({ ...rest, field })
    case 'text':
      return kinds.text({ ...rest, field })
  }
}
