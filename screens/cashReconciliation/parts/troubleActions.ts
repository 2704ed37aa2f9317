import { type ActionDefinition } from '../../../schemas/index.ts'

/** What can be done about a package; the reasons come from the load of that name. */
export const troubleActions: ActionDefinition[] = [
  {
    kind: 'open',
    label: 'Assign partner…',
    visible: { field: 'partner', present: false },
    panel: {
      title: 'Partner of package {packageNr}',
      size: 'medium',
      form: {
        id: 'cash-package-partner',
        fields: [{ name: 'partnerId', label: 'Collection partner', options: 'partners' }],
        submit: { label: 'Assign partner', call: 'assignPackagePartner' },
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
        fields: [{ name: 'amount', min: 0.01 }, { name: 'reason', options: 'reasons' }, 'note'],
        submit: { label: 'Adjust', call: 'adjustPackage' },
      },
    },
  },
  {
    kind: 'request',
    label: 'Mark as lost',
    call: 'reportPackageLost',
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
    call: 'disputePackage',
    visible: { field: 'status', in: ['delivered', 'collected'] },
    confirm: { type: 'action', text: 'The partner sees it otherwise. The package stays in this list.' },
  },
]
