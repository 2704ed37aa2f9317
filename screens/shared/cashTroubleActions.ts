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
    panel: {
      title: 'Adjust package {packageNr}',
      size: 'medium',
      form: {
        id: 'cash-package-adjust',
        fields: [
          {
            kind: 'choice',
            name: 'direction',
            label: 'What the partner owes',
            required: true,
            options: [
              { value: 'up', label: 'Goes up' },
              { value: 'down', label: 'Goes down' },
            ],
          },
          {
            kind: 'number',
            name: 'amount',
            label: 'Amount',
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
    confirm: {
      type: 'action',
      text: 'Its partner owes what was to be collected, less what it has collected.',
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
