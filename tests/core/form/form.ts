import { type CompiledSubmit } from '../../../runtime/core/compile/compiledForm.ts'
import { compileForm, compileSubmit } from '../../../runtime/core/compile/compileForm.ts'
import { type Surroundings } from '../../../runtime/core/form/fieldState.ts'
import { createFormStore, type FormStore } from '../../../runtime/core/form/formStore.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { type Form } from '../../../schemas/index.ts'

/** A store of a form; nothing that goes in can be changed by it. */
export function storeOf(form: Form, surroundings: Partial<Surroundings> = {}): FormStore {
  return createFormStore(
    deepFreeze(compileForm(form)),
    deepFreeze({ record: undefined, loads: {}, ...surroundings }),
  )
}

/** A form of the money that goes back: conditions of every sort, a table of records, a sensitive field. */
export const accountForm: Form = {
  id: 'account',
  fields: [
    {
      kind: 'select',
      name: 'type',
      label: 'Account type',
      required: true,
      options: [
        { value: 'Savings', label: 'Savings' },
        { value: 'Other', label: 'Other' },
      ],
    },
    {
      kind: 'text',
      name: 'typeOther',
      label: 'Which type',
      maxLength: 20,
      visible: { field: 'type', is: 'Other' },
      required: { field: 'type', is: 'Other' },
      clearWhen: 'hidden',
    },
    { kind: 'text', name: 'holder', label: 'Holder', charset: 'english', required: true },
    { kind: 'text', name: 'secret', label: 'Secret', sensitive: true },
    { kind: 'number', name: 'amount', label: 'Amount', min: 0, max: 100, decimals: 2 },
    { kind: 'checkbox', name: 'urgent', label: 'Urgent', enabled: { field: 'amount', present: true } },
    {
      kind: 'rows',
      name: 'papers',
      label: 'Papers',
      add: 'Add a paper',
      visible: { field: 'urgent', is: true },
      fields: [
        { kind: 'text', name: 'number', label: 'Number', required: true },
        { kind: 'text', name: 'pin', label: 'Pin', sensitive: true },
      ],
    },
  ],
  submit: { call: '/api/account/{id}', body: { source: 'console' }, version: 'version' },
}

/** The first way to send a form; one that needs nothing, where it has none. */
export function wayOf({ form: { submits } }: FormStore): CompiledSubmit {
  return submits[0] ?? compileSubmit({ call: '/api/nothing' })
}
