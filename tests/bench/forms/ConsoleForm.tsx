import { useState } from 'react'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { createFormStore } from '../../../runtime/core/form/formStore.ts'
import { FormFields } from '../../../runtime/kinds/form/FormFields.tsx'
import { Button } from '../../../runtime/ui/Button.tsx'
import { benchForm } from './definition.ts'

/** The form as the console draws it, from its definition. */
export function BenchForm({ count }: { count: number }) {
  const [store] = useState(() =>
    createFormStore(compileForm(benchForm(count)), { record: undefined, loads: {} }),
  )
  return (
    <FormFields store={store} idPrefix="root" onSubmit={() => {}}>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </FormFields>
  )
}
