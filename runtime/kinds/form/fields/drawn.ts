import { type ComponentType } from 'react'
import { type CompiledField, type CompiledFieldOf } from '../../../core/compile/compiledForm.ts'
import { type FormStore } from '../../../core/form/formStore.ts'
import { type FieldNow } from '../FormStoreContext.ts'

export interface StoreFieldProps {
  store: FormStore
  field: CompiledField
  /** `name`, or `table.0.name`. */
  path: string
  /** Of the control. */
  id: string
  /** Names the control where a heading stands in the place of its label. Absent: its label is seen. */
  name?: string | undefined
}

/** A field with what it shows at the moment. */
export interface DrawnField extends StoreFieldProps {
  now: FieldNow
  /** Draws the fields of a record, each following the store by itself. */
  Inner: ComponentType<StoreFieldProps>
}

/** A field of kind K with what it shows at the moment. */
export type DrawnOf<K extends CompiledField['kind']> = Omit<DrawnField, 'field'> & {
  field: CompiledFieldOf<K>
}
