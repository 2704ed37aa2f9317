import { type Field, type Form } from '../../schemas/index.ts'

const queues = '/api/finance/settings/order-verification-management'
const counted = ['blacklistedAddress', 'repeatRefuser']

const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 50 },
  {
    kind: 'select',
    name: 'rule',
    label: 'Rule',
    help: 'An order goes into the first queue whose rule finds it.',
    required: true,
    options: { load: 'rules', value: 'value', label: 'label' },
  },
  {
    kind: 'number',
    name: 'threshold',
    label: 'Amount from',
    help: 'In the currency of the order; of a payment that does not match, the difference.',
    required: true,
    min: 0.01,
    max: 1_000_000,
    decimals: 2,
    visible: { field: 'rule', in: ['paymentMismatch', 'highValue', 'newCustomer'] },
  },
  {
    kind: 'number',
    name: 'parcels',
    label: 'Parcels from',
    help: 'That the customer has refused, or that were lost at the address.',
    required: true,
    min: 1,
    max: 1000,
    decimals: 0,
    unit: 'parcels',
    visible: { field: 'rule', in: counted },
  },
  {
    kind: 'select',
    name: 'owner',
    label: 'Owner',
    help: 'Is told what is escalated.',
    required: true,
    options: { load: 'owners', value: 'value', label: 'label' },
  },
]

/** A queue that does not exist yet; the rules and owners come from the loads of those names. */
export const createQueueForm: Form = {
  id: 'verification-queue-create',
  fields: [...fields, { kind: 'checkbox', name: 'active', label: 'Collects orders at once', initial: true }],
  submit: { call: queues, label: 'Create queue', lock: 2 },
}

/** The queue of a row. */
export const editQueueForm: Form = {
  id: 'verification-queue-edit',
  fields,
  submit: { call: `${queues}/{idQueue}`, method: 'PUT', version: 'version', lock: 2 },
}
