import { type Action, type Form } from '../../schemas/index.ts'

/** What comes back, how, and how it is refunded; the choices come from the loads `rma`, `config` and `returnMethods`. */
export const newRmaForm: Form = {
  id: 'rma-new',
  sections: [
    { title: 'What comes back', fields: ['items'] },
    { title: 'Way back', fields: ['returnMethod', 'pickupAt'] },
    { title: 'Refund', fields: ['refundMethod', 'note'] },
  ],
  fields: [
    {
      kind: 'rows',
      name: 'items',
      label: 'Items',
      add: 'Add an item',
      required: true,
      min: 1,
      max: 50,
      fields: [
        {
          kind: 'select',
          name: 'itemId',
          label: 'Item',
          required: true,
          options: { load: 'rma.items', value: 'itemId', label: 'label' },
        },
        { kind: 'number', name: 'quantity', label: 'Pieces', required: true, min: 1, decimals: 0 },
        {
          kind: 'select',
          name: 'reason',
          label: 'Reason',
          required: true,
          options: { load: 'config.reasons', value: 'value', label: 'label' },
        },
        {
          kind: 'select',
          name: 'condition',
          label: 'Condition',
          required: true,
          options: { load: 'config.conditions', value: 'value', label: 'label' },
        },
      ],
    },
    {
      kind: 'choice',
      name: 'returnMethod',
      label: 'Return method',
      required: true,
      options: { load: 'returnMethods', value: 'value', label: 'label' },
    },
    {
      kind: 'date',
      name: 'pickupAt',
      label: 'Picked up on',
      required: true,
      visible: { field: 'returnMethod', is: 'pickup' },
      clearWhen: 'hidden',
    },
    {
      kind: 'select',
      name: 'refundMethod',
      label: 'Refund method',
      required: true,
      options: { load: 'config.refundMethods', value: 'value', label: 'label' },
    },
    { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 1000 },
  ],
  submit: {
    call: '/api/rma/{salesOrderNumber}',
    label: 'Create return',
    lock: 2,
    onSuccess: { go: 'rma-detail', params: { id: 'data.idRma' } },
  },
}

/** Where somebody begins who knows the number of an order only; the server says whether a return of it is made here. */
export const newReturnAction: Action = {
  kind: 'open',
  label: 'New return…',
  tone: 'success',
  access: { resource: 'cs_returns_create' },
  panel: {
    title: 'New return',
    size: 'medium',
    form: {
      id: 'rma-find-order',
      fields: [
        {
          kind: 'text',
          name: 'salesOrderNumber',
          label: 'Sales order number',
          required: true,
          maxLength: 20,
        },
      ],
      submit: {
        call: '/api/rma/find-order',
        label: 'Continue',
        onSuccess: { go: 'rma-new', params: { salesOrderNumber: 'data.orderNr' } },
      },
    },
  },
}
