import { type Examples, type ScreenPart } from './example.ts'

const withRefund = { path: '/refunds/{id}', params: { id: { example: '1001' } } } as const
const columns = ['idRefund', 'customerName', 'status', 'amount']

/** A screen with the word, for what forms and actions are made of. */
export const formPartExamples = {
  submit: {
    minimal: { body: { kind: 'form', form: { id: 'create', submit: 'createRefund' } } },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'form',
        form: {
          id: 'customer-mail',
          values: 'refund',
          fields: ['customerName', 'email', { name: 'note', prefill: false }],
          submit: {
            call: 'saveRefund',
            path: { id: '{id}' },
            method: 'PUT',
            label: 'Save customer',
            body: { source: 'console' },
            send: 'changed',
            version: 'version',
            confirm: { type: 'action', text: 'The customer gets a mail.' },
            onSuccess: { toast: 'Saved.', reload: false },
            lock: 2,
          },
        },
      },
    },
  },
  otherSubmits: {
    minimal: {
      body: {
        kind: 'form',
        form: {
          id: 'create-or-keep',
          submit: 'createRefund',
          otherSubmits: [{ label: 'Save as draft', call: 'keepRefund' }],
        },
      },
    },
    full: {
      body: {
        kind: 'form',
        form: {
          id: 'create-in-three-ways',
          fields: ['customerName', 'amount', 'note'],
          submit: {
            label: 'Submit for approval',
            call: 'createRefund',
            requires: ['note'],
            next: 'submitKept',
            onSuccess: { go: 'refunds', query: { status: { value: 'pending' } } },
          },
          otherSubmits: [
            {
              label: 'Save as draft',
              call: 'keepRefund',
              fields: ['customerName', 'amount'],
              next: 'changeKept',
              onSuccess: { toast: 'Kept as a draft.', edits: true },
            },
            {
              label: 'Create and pay',
              call: 'createRefund',
              body: { pay: true },
              requires: ['note'],
              confirm: { type: 'approve', text: 'The bank pays at once.' },
              onSuccess: { go: 'refund', params: { id: 'data.idRefund' } },
              lock: 2,
            },
            {
              label: 'Check the limit',
              call: 'tryRefund',
              dryRun: { fields: ['left', { field: 'approver', label: 'Approved by' }] },
            },
          ],
        },
      },
    },
  },
  profile: {
    minimal: {
      ...withRefund,
      loads: { methods: 'methods' },
      body: {
        kind: 'form',
        form: {
          id: 'account',
          profile: {
            load: 'methods',
            by: 'id',
            invalid: { list: 'No method is set up.', single: 'This method is not set up.' },
          },
          fields: [
            {
              kind: 'select',
              name: 'id',
              label: 'Method',
              options: { load: 'methods', value: 'id', label: 'name' },
            },
            { kind: 'text', name: 'holder', label: 'Account holder' },
          ],
          submit: '/api/keep',
        },
      },
    },
    full: {
      ...withRefund,
      loads: { methods: 'methods' },
      body: {
        kind: 'form',
        form: {
          id: 'account-long',
          profile: {
            load: 'methods',
            by: 'id',
            fields: 'fields',
            keys: { name: 'name', label: 'label', required: 'required', maxLength: 'maxLength' },
            needs: ['name'],
            exact: ['holder'],
            free: ['note'],
            invalid: { list: 'No method is set up.', single: 'This method is not set up.' },
          },
          fields: [
            {
              kind: 'select',
              name: 'id',
              label: 'Method',
              options: { load: 'methods', value: 'id', label: 'name' },
            },
            { kind: 'text', name: 'holder', label: 'Account holder' },
            { kind: 'text', name: 'note', label: 'Note' },
          ],
          submit: '/api/keep',
        },
      },
    },
  },
  computed: {
    minimal: {
      body: {
        kind: 'form',
        form: {
          id: 'gross',
          fields: [
            { kind: 'number', name: 'net', label: 'Net' },
            { kind: 'number', name: 'tax', label: 'Tax' },
            { kind: 'number', name: 'gross', label: 'Gross', computed: { sum: ['net', 'tax'] } },
          ],
          submit: '/api/keep',
        },
      },
    },
    full: {
      loads: { orders: 'orders' },
      body: {
        kind: 'form',
        form: {
          id: 'invoice',
          fields: [
            {
              kind: 'select',
              name: 'order',
              label: 'Order',
              options: { load: 'orders', value: 'orderNr', label: 'orderNr' },
            },
            {
              kind: 'text',
              name: 'customer',
              label: 'Customer',
              computed: { from: 'order.customerName', editable: true },
            },
            {
              kind: 'rows',
              name: 'lines',
              label: 'Lines',
              add: 'Add a line',
              min: 1,
              fields: [
                { kind: 'number', name: 'pieces', label: 'Pieces', decimals: 0 },
                { kind: 'number', name: 'price', label: 'Price', decimals: 2 },
                {
                  kind: 'number',
                  name: 'amount',
                  label: 'Amount',
                  decimals: 2,
                  computed: { product: ['pieces', 'price'] },
                },
              ],
            },
            { kind: 'number', name: 'discount', label: 'Discount', decimals: 2 },
            {
              kind: 'number',
              name: 'total',
              label: 'Total',
              decimals: 2,
              computed: { sum: ['lines.amount'], minus: ['discount'] },
            },
          ],
          submit: '/api/keep',
        },
      },
    },
  },
  confirm: {
    minimal: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        actions: [{ label: 'Pay', call: 'payRefund', confirm: 'Pay it?' }],
      },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        actions: [
          {
            label: 'Pay',
            call: 'payRefund',
            confirm: {
              type: 'approve',
              title: 'Pay refund {idRefund}?',
              text: '{customerName} gets the money: it cannot be taken back.',
              yes: 'Pay',
              no: 'Later',
            },
          },
          {
            label: 'Reject…',
            title: 'Reject refund {idRefund}',
            call: 'rejectRefund',
            fields: ['note'],
            confirm: { text: 'Reject it without a note?', when: { note: { present: false } } },
          },
        ],
      },
    },
  },
  onSuccess: {
    minimal: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        actions: [{ label: 'Pay', call: 'payRefund', onSuccess: { toast: 'The bank has it.' } }],
      },
    },
    full: {
      body: {
        kind: 'form',
        form: {
          id: 'create',
          submit: {
            call: 'createRefund',
            onSuccess: {
              toast: 'Created.',
              link: { label: 'Show refund', to: 'refund', params: { id: 'data.idRefund' } },
              go: 'refunds',
              query: { customerName: 'data.customerName', status: { value: 'pending' } },
            },
          },
        },
      },
    },
  },
} satisfies Readonly<Record<string, Examples<ScreenPart>>>
