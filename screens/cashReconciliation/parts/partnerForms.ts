import { type BlockDefinitionOf } from '../../../schemas/index.ts'
import { changedColumns, switchActions } from './settings.ts'

/** What the type of a partner asks for, beside what every partner has. */
export const asked = ['contact', 'email', 'phone', 'address', 'iban', 'paymentDays', 'openingHours']

/** Who may move money to whom. */
export const relationshipsBlock: BlockDefinitionOf<'grid'> = {
  kind: 'grid',
  heading: 'Relationships',
  id: 'grid-cash_reconciliation-relationships',
  call: 'partnerRelationships',
  columns: [{ field: 'fromPartner', show: 'always' }, 'toPartner', ...changedColumns],
  sort: 'fromPartner',
  actions: [
    {
      label: 'Add relationship…',
      scope: 'screen',
      title: 'New relationship',
      form: {
        id: 'cash-relationship-add',
        fields: [
          { name: 'fromId', options: 'partners' },
          { name: 'toId', options: 'partners' },
        ],
        submit: { label: 'Add relationship', call: 'addRelationship', lock: 2 },
      },
    },
    ...switchActions('Relationship'),
  ],
  empty: { heading: 'No relationship', text: 'Add the partners that may transfer money to each other.' },
}

/** Which fields each type of partner is asked for. */
export const partnerFormsBlock: BlockDefinitionOf<'grid'> = {
  kind: 'grid',
  heading: 'Form settings',
  id: 'grid-cash_reconciliation-partner_forms',
  call: 'partnerForms',
  columns: [{ field: 'label', show: 'always' }, ...asked],
  sort: 'label',
  actions: [
    {
      label: 'Edit…',
      title: 'Fields for {label}',
      form: { id: 'cash-partner-form', submit: 'changePartnerForm' },
    },
  ],
  empty: { heading: 'No type', text: 'Partner types appear here.' },
}
