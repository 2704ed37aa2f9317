import { type Cell, type Form } from '../../schemas/index.ts'

export const partnerType = {
  kind: 'status',
  values: {
    seller: { label: 'Seller', tone: 'info' },
    carrier: { label: 'Carrier' },
    hub: { label: 'Hub' },
    station: { label: 'Pick-up station' },
  },
} satisfies Cell

export const partnerStatus = {
  kind: 'status',
  values: { active: { label: 'Active', tone: 'success' }, inactive: { label: 'Inactive' } },
} satisfies Cell

/** What became of a change of the data of a partner. */
export const changeStatus = {
  kind: 'status',
  values: {
    waiting: { label: 'Waiting', tone: 'warning' },
    approved: { label: 'Approved', tone: 'success' },
    rejected: { label: 'Rejected', tone: 'danger' },
    withdrawn: { label: 'Withdrawn' },
  },
} satisfies Cell

/** The change in the field `idChange`, which opens it. */
export const changeLink = {
  kind: 'link',
  to: 'payout-partner-change',
  params: { idchange: 'idChange' },
} satisfies Cell

/** What of a partner is changed by approval; the methods come from the load of that name. */
export const partnerChangeForm: Form = {
  id: 'payout-partner-change',
  sections: [
    { title: 'Account', fields: ['holder', 'bankName', 'iban', 'bic'] },
    { title: 'Terms', fields: ['method', 'termDays', 'commission'] },
    { title: 'For whoever decides', fields: ['why'] },
  ],
  fields: [
    {
      kind: 'text',
      name: 'holder',
      label: 'Account holder',
      required: true,
      maxLength: 70,
      charset: 'english',
    },
    { kind: 'text', name: 'bankName', label: 'Bank', maxLength: 60 },
    {
      kind: 'text',
      name: 'iban',
      label: 'IBAN',
      help: 'With or without spaces.',
      maxLength: 42,
      charset: 'english',
    },
    { kind: 'text', name: 'bic', label: 'BIC', maxLength: 11, charset: 'english' },
    {
      kind: 'select',
      name: 'method',
      label: 'Method',
      required: true,
      options: { load: 'methods', value: 'alias', label: 'displayName' },
    },
    {
      kind: 'number',
      name: 'termDays',
      label: 'Payment term',
      help: 'From the end of a period.',
      required: true,
      min: 0,
      max: 90,
      decimals: 0,
      unit: 'days',
    },
    {
      kind: 'number',
      name: 'commission',
      label: 'Commission',
      help: 'Of the sales.',
      required: true,
      min: 0,
      max: 50,
      decimals: 2,
      unit: '%',
    },
    {
      kind: 'text',
      name: 'why',
      label: 'Why',
      help: 'How the partner has asked for it, and how that was checked.',
      required: true,
      rows: 3,
      maxLength: 200,
    },
  ],
  submit: {
    call: '/api/payout/partners/{idPartner}/change',
    label: 'Propose change',
    version: 'version',
  },
}

/** Why nothing is paid to a partner any more. */
export const stopPartnerForm: Form = {
  id: 'payout-partner-stop',
  fields: [{ kind: 'text', name: 'note', label: 'Why', required: true, rows: 3, maxLength: 200 }],
  submit: { call: '/api/payout/partners/{idPartner}/inactive', label: 'Stop payouts', version: 'version' },
}

/** Why the data of a partner stay as they are. */
export const rejectChangeForm: Form = {
  id: 'payout-partner-reject',
  fields: [
    {
      kind: 'text',
      name: 'note',
      label: 'Why',
      help: 'Whoever has proposed it reads this.',
      required: true,
      rows: 3,
      maxLength: 200,
    },
  ],
  submit: { call: '/api/payout/partners-queue/{idChange}/reject', label: 'Reject' },
}

export const payoutMethodsLoad = {
  methods: {
    get: '/api/payout/payout-methods/list',
    select: 'data',
    cache: 'session',
    onError: { toast: 'server', value: [] },
  },
} as const
