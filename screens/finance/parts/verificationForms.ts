import { type FormDefinition } from '../../../schemas/index.ts'

/** Why an order is not shipped; the reasons come from the load of that name. */
export const invalidateForm = (
  id: string,
  call: 'invalidateQueuedOrder' | 'invalidateQueuedOrders',
): FormDefinition => ({
  id,
  values: false,
  fields: [
    { kind: 'choice', name: 'reason', options: 'reasons' },
    { name: 'note', help: 'Information for the next person.', rows: 3, maxLength: 1000 },
  ],
  submit: { call, label: 'Invalidate', lock: 2 },
})

/** What the owner of the queue has to decide. */
export const escalateForm = (
  id: string,
  call: 'escalateQueuedOrder' | 'escalateQueuedOrders',
): FormDefinition => ({
  id,
  values: false,
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
  submit: { call, label: 'Escalate', lock: 2 },
})

/** A comment on the order, for everybody who opens it. */
export const commentForm: FormDefinition = {
  id: 'verification-comment',
  values: false,
  fields: [{ name: 'note', label: 'Comment', required: true, rows: 8, maxLength: 15000 }],
  submit: { label: 'Comment', call: 'commentQueuedOrder', lock: 2 },
}
