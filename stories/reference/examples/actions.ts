import { type ActionDefinition, type ActionKind } from '../../../schemas/index.ts'
import { type Examples } from './example.ts'

/** An action of that kind of a grid of refunds, for each kind of action. */
export const actionExamples: Readonly<Record<ActionKind, Examples<ActionDefinition>>> = {
  download: {
    minimal: { kind: 'download', label: 'Letter', call: 'refundLetter' },
    full: {
      kind: 'download',
      label: 'Letter',
      call: 'refundLetter',
      fileName: 'letter.pdf',
      visible: { status: 'paid' },
      confirm: 'Fetch the letter to this customer?',
    },
  },
  navigate: {
    minimal: { label: 'Open', to: 'refund', params: { id: 'idRefund' } },
    full: {
      label: 'Others of the customer',
      to: 'refunds',
      query: {
        customerName: 'customerName',
        status: { value: 'ready' },
        createdAt: { value: '2011-01-01..2011-12-31' },
      },
      access: { resource: 'refunds' },
      enabled: { status: { not: 'failed' } },
      disabledReason: 'The refund of {customerName} has failed.',
    },
  },
  open: {
    minimal: {
      label: 'Reject…',
      title: 'Reject refund {idRefund}',
      call: 'rejectRefund',
      fields: ['note'],
    },
    full: {
      label: 'Reject…',
      tone: 'danger',
      title: 'Reject refund {idRefund} of {customerName}',
      size: 'wide',
      visible: { status: ['pending', 'ready'] },
      enabled: { status: 'pending', amount: { atMost: 500 } },
      disabledReason: {
        status: 'The bank has refund {idRefund} already.',
        amount: 'A manager rejects refunds of {amount}.',
      },
      form: {
        id: 'reject-long',
        fields: [{ name: 'note', label: 'Why', rows: 3, required: true }],
        submit: {
          call: 'rejectRefund',
          label: 'Reject refund',
          confirm: 'The customer gets a mail.',
        },
      },
    },
  },
  request: {
    minimal: { label: 'Pay', call: 'payRefund' },
    full: {
      label: 'Pay',
      call: 'payRefund',
      selected: { call: 'payRefunds', confirm: 'The bank gets the selected refunds tonight.' },
      tone: 'success',
      enabled: { status: 'ready' },
      disabledReason: 'The refund of {customerName} is not ready.',
      waitsFor: ['refund-run'],
      confirm: {
        type: 'approve',
        title: 'Pay?',
        text: 'The bank gets them tonight.',
        yes: 'Pay',
        no: 'Not yet',
      },
      onSuccess: { toast: 'They are paid tonight.' },
      onError: { toast: 'server' },
    },
  },
  show: {
    minimal: {
      label: 'Details',
      title: 'Refund {idRefund}',
      body: { kind: 'details', fields: ['customerName', 'note'] },
    },
    full: {
      label: 'Details',
      title: 'Refund {idRefund} of {amount}',
      formats: { amount: { kind: 'number', decimals: 0 } },
      size: 'wide',
      docked: true,
      visible: { status: ['ready', 'paid'] },
      loads: { items: { call: 'items', path: { id: '{idRefund}' } } },
      body: [
        { kind: 'details', load: 'record', fields: ['customerName', 'amount', 'status', 'note'] },
        {
          kind: 'tabs',
          tabs: [
            {
              label: 'Items',
              body: { kind: 'table', load: 'items', columns: ['sku', 'name', 'price'] },
            },
            {
              label: 'Customer',
              body: {
                kind: 'form',
                form: {
                  id: 'customer-of-row',
                  values: 'record',
                  fields: ['customerName', 'email', 'note'],
                  submit: { call: 'saveRefund', path: { id: '{idRefund}' } },
                },
              },
            },
            {
              label: 'Comments',
              body: { kind: 'comments', entity: 'order', id: { field: 'record.order' }, inline: true },
            },
          ],
        },
      ],
    },
  },
}
