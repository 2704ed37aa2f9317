import { type ActionDefinition, type FormDefinition } from '../../../schemas/index.ts'

/** What comes back, how, and how it is refunded; the choices come from the loads `rma`, `config` and `returnMethods`. */
export const newRmaForm: FormDefinition = {
  id: 'rma-new',
  sections: [
    {
      title: 'Items to return',
      fields: [
        {
          name: 'items',
          add: 'Add an item',
          min: 1,
          max: 50,
          fields: [
            { name: 'itemId', options: { load: 'rma.items', value: 'itemId', label: 'label' } },
            { name: 'quantity', required: true },
            {
              name: 'reason',
              required: true,
              options: { load: 'config.reasons', value: 'value', label: 'label' },
            },
            {
              name: 'condition',
              required: true,
              options: { load: 'config.conditions', value: 'value', label: 'label' },
            },
          ],
        },
      ],
    },
    {
      title: 'Return method',
      fields: [
        { kind: 'choice', name: 'returnMethod', options: 'returnMethods' },
        { name: 'pickupAt', required: true, visible: { returnMethod: 'pickup' }, clearWhen: 'hidden' },
      ],
    },
    {
      title: 'Refund',
      fields: [
        { name: 'refundMethod', options: { load: 'config.refundMethods', value: 'value', label: 'label' } },
        'note',
      ],
    },
  ],
  submit: {
    label: 'Create return',
    call: 'createRma',
    lock: 2,
    onSuccess: { go: 'rma-detail', params: { id: 'data.idRma' } },
  },
}

/** Where somebody begins who knows the number of an order only; the server says whether a return of it is made here. */
export const newReturnAction: ActionDefinition = {
  label: 'New return…',
  tone: 'success',
  access: { resource: 'cs_returns_create' },
  title: 'New return',
  form: {
    id: 'rma-find-order',
    fields: [
      { kind: 'text', name: 'salesOrderNumber', label: 'Sales order number', required: true, maxLength: 20 },
    ],
    submit: {
      label: 'Continue',
      call: 'findReturnableOrder',
      onSuccess: { go: 'rma-new', params: { salesOrderNumber: 'data.orderNr' } },
    },
  },
}
