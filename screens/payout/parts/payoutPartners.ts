import { type FormDefinition } from '../../../schemas/index.ts'

/** What of a partner is changed by approval; the methods come from the load of that name. */
export const partnerChangeForm: FormDefinition = {
  id: 'payout-partner-change',
  sections: [
    { title: 'Account', fields: [{ name: 'holder', label: 'Account holder' }, 'bankName', 'iban', 'bic'] },
    {
      title: 'Terms',
      fields: [
        { name: 'method', options: { load: 'methods', value: 'alias', label: 'displayName' } },
        { name: 'termDays', label: 'Payment term' },
        'commission',
      ],
    },
    { title: 'Note for the approver', fields: ['why'] },
  ],
  submit: { label: 'Propose change', call: 'proposePartnerChange' },
}

/** Why nothing is paid to a partner any more. */
export const stopPartnerForm: FormDefinition = {
  id: 'payout-partner-stop',
  values: false,
  submit: { label: 'Stop payouts', call: 'deactivatePartner' },
}

/** Why the data of a partner stay as they are. */
export const rejectChangeForm: FormDefinition = {
  id: 'payout-partner-reject',
  values: false,
  fields: [{ name: 'note', label: 'Why' }],
  submit: { label: 'Reject', call: 'rejectPartnerChange' },
}

export const payoutMethodsLoad = { methods: { call: 'payoutMethods', cache: 'session' } } as const
