import { type Action } from '../../schemas/index.ts'

/** What can be done about a package at that path; the reasons come from the load of that name. */
export const troubleActions = (path: string): Action[] => [
  {
    kind: 'open',
    label: 'Assign partner…',
    visible: { field: 'partner', present: false },
    panel: {
      title: 'Partner of package {packageNr}',
      size: 'medium',
      form: {
        id: 'cash-package-partner',
        fields: [
          {
            kind: 'select',
            name: 'partnerId',
            label: 'Collection partner',
            help: 'What was collected stands in its account from then on.',
            required: true,
            options: { load: 'partners', value: 'value', label: 'label' },
          },
        ],
        submit: { call: `${path}/partner`, label: 'Assign partner', version: 'version' },
      },
    },
  },
  {
    kind: 'open',
    label: 'Adjust…',
    visible: { field: 'partner', present: true },
    enabled: { field: 'adjustable', is: 'yes' },
    disabledReason: 'All that remains waits for approval.',
    panel: {
      title: 'Adjust package {packageNr}: {open}',
      size: 'medium',
      form: {
        id: 'cash-package-adjust',
        fields: [
          {
            kind: 'number',
            name: 'amount',
            label: 'Amount',
            help: 'What is missing the partner owes from then on, what is too much it owes no more. Adjust a part, and the rest stays in this list. Above the limit of one person it waits for a second one.',
            required: true,
            min: 0.01,
            max: 10_000_000,
            decimals: 2,
          },
          {
            kind: 'select',
            name: 'reason',
            label: 'Adjustment reason',
            required: true,
            options: { load: 'reasons', value: 'value', label: 'label' },
          },
          { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 200 },
        ],
        submit: { call: `${path}/adjust`, label: 'Adjust', version: 'version' },
      },
    },
  },
  {
    kind: 'request',
    label: 'Mark as lost',
    call: `${path}/lost?version={version}`,
    tone: 'danger',
    visible: { field: 'partner', present: true },
    enabled: { field: 'waiting', is: 0 },
    disabledReason: 'An adjustment of this package waits for approval.',
    confirm: {
      type: 'action',
      text: 'Its partner owes what was to be collected, less what was collected and adjusted.',
    },
  },
  {
    kind: 'request',
    label: 'Dispute',
    call: `${path}/dispute?version={version}`,
    visible: { field: 'status', in: ['delivered', 'collected'] },
    confirm: { type: 'action', text: 'The partner sees it otherwise. The package stays in this list.' },
  },
]
