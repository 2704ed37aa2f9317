import { useState } from 'react'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { createFormStore } from '../../../runtime/core/form/formStore.ts'
import { FormFields, noopValidator } from '../../../runtime/kinds/form/FormFields.tsx'
import { FormStoreContext } from '../../../runtime/kinds/form/FormStoreContext.ts'
import { ThemedForm } from '../../../runtime/kinds/form/theme/ThemedForm.ts'
import { benchForm } from './definition.ts'
import { LateInput } from './LateInput.tsx'
import './stored.css'

/** The fields of the console, each of which follows the store; all of them are laid out, however long the form is. */
export function StoredForm({ count }: { count: number }) {
  return (
    <div data-laid-out>
      <ContainedForm count={count} />
    </div>
  )
}

/** The fields of the console as they are: of a long form, what is far from the window is not laid out. */
export function ContainedForm({ count }: { count: number }) {
  const [store] = useState(() => benchStore(count))
  return (
    <FormFields store={store} idPrefix="stored" label="Bench" onSubmit={() => {}}>
      {noButtons}
    </FormFields>
  )
}

/** The same, whose lines of text report what was typed once the typing pauses. */
export function ContainedLateForm({ count }: { count: number }) {
  const [store] = useState(() => benchStore(count))
  return (
    <FormStoreContext value={store}>
      <ThemedForm
        schema={store.form.schema}
        uiSchema={store.form.uiSchema}
        templates={{ BaseInputTemplate: LateInput }}
        validator={noopValidator}
        noHtml5Validate
      >
        {noButtons}
      </ThemedForm>
    </FormStoreContext>
  )
}

const noButtons = <></>

function benchStore(count: number) {
  return createFormStore(compileForm(benchForm(count)), { record: undefined, loads: {} })
}
