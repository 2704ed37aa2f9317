import { type ActionDefinition } from '../../../schemas/index.ts'

/** What can be done about a package; the reasons come from the load of that name. */
export const troubleActions: ActionDefinition[] = [
  {
    label: 'Assign partner…',
    visible: { partner: { present: false } },
    title: 'Assign a partner to package {packageNr}',
    form: {
      id: 'cash-package-partner',
      fields: [{ name: 'partnerId', label: 'Collection partner', options: 'partners' }],
      submit: { label: 'Assign partner', call: 'assignPackagePartner' },
    },
  },
  {
    label: 'Adjust…',
    visible: { partner: { present: true } },
    enabled: { adjustable: 'yes' },
    disabledReason: 'The remaining amount is waiting for approval.',
    title: 'Adjust package {packageNr}: {open}',
    form: {
      id: 'cash-package-adjust',
      fields: [{ name: 'amount', min: 0.01 }, { name: 'reason', options: 'reasons' }, 'note'],
      submit: { label: 'Adjust', call: 'adjustPackage' },
    },
  },
  {
    label: 'Mark as lost',
    call: 'reportPackageLost',
    tone: 'danger',
    visible: { partner: { present: true } },
    enabled: { waiting: 0 },
    disabledReason: 'An adjustment of this package is waiting for approval.',
    confirm: 'The partner owes the expected amount minus what was collected and adjusted.',
  },
  {
    label: 'Dispute',
    call: 'disputePackage',
    visible: { status: ['delivered', 'collected'] },
    confirm: 'The partner disagrees. The package stays in this list.',
  },
]
