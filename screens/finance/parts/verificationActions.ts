import { type FormActionDefinition } from '../../../schemas/index.ts'

/** Why an order is not shipped; the reasons come from the load of that name. */
export const invalidate = {
  label: 'Invalidate…',
  title: 'Invalidate order {orderNr}',
  tone: 'danger',
  call: 'invalidateQueuedOrder',
  fields: [
    { kind: 'choice', name: 'reason', options: 'reasons' },
    { name: 'note', help: 'Information for the next person.', maxLength: 1000 },
  ],
  lock: 2,
  selected: { call: 'invalidateQueuedOrders', title: 'Invalidate the selected orders' },
} satisfies FormActionDefinition

/** What the owner of the queue has to decide. */
export const escalate = {
  label: 'Escalate…',
  title: 'Escalate order {orderNr}',
  call: 'escalateQueuedOrder',
  fields: [
    {
      name: 'note',
      label: 'Decision needed',
      help: 'The queue owner is notified.',
      required: true,
      rows: 4,
      maxLength: 1000,
    },
  ],
  lock: 2,
  selected: { call: 'escalateQueuedOrders', title: 'Escalate the selected orders' },
} satisfies FormActionDefinition

/** Who manages the queues decides in place of the person who has the order. */
export const takeOver = {
  label: 'Take over',
  call: 'takeOverQueuedOrder',
  access: { resource: 'finance_queue_administration' },
  confirm: 'The person who has the order is notified that it is now yours.',
}
