import { defineScreen } from '../../schemas/index.ts'
import { partnerFormsBlock, relationshipsBlock } from './parts/partnerForms.ts'
import { partnersBlock } from './parts/partners.ts'

export default defineScreen({
  name: 'cash-reconciliation-collection-partners',
  path: '/cash-reconciliation/settings/collection-partners',
  title: 'Collection Partners',
  access: { resource: 'reconciliation_collection_partners_access' },
  assumes:
    'Which fields a partner is asked for is a setting of its type. Money moves only along a relationship. A partner that is inactive keeps its account.',
  loads: { forms: 'partnerTypes', partners: 'partners' },
  body: [partnersBlock, relationshipsBlock, partnerFormsBlock],
})
