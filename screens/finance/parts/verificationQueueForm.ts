import { type FieldDefinition, type FormDefinition } from '../../../schemas/index.ts'

const counted = ['blacklistedAddress', 'repeatRefuser']

const fields: FieldDefinition[] = [
  'name',
  { name: 'rule', options: 'rules' },
  { name: 'threshold', required: true, visible: { rule: ['paymentMismatch', 'highValue', 'newCustomer'] } },
  { name: 'parcels', required: true, visible: { rule: counted } },
  { name: 'owner', options: 'owners' },
]

/** A queue that does not exist yet; the rules and owners come from the loads of those names. */
export const createQueueForm: FormDefinition = {
  id: 'verification-queue-create',
  fields: [...fields, { name: 'active', initial: true }],
  submit: { label: 'Create queue', call: 'addQueue', lock: 2 },
}

/** The queue of a row. */
export const editQueueForm: FormDefinition = {
  id: 'verification-queue-edit',
  fields,
  submit: { call: 'changeQueue', lock: 2 },
}
