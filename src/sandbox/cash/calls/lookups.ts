import resources from '../../../../screens/shared/resources.ts'
import { type Call, type CallRequest } from '../../server/call.ts'
import { Refusal } from '../../server/refusal.ts'
import { type DocumentKind, mostExportMonths, partnerResource } from '../cashStatuses.ts'
import { listInfo } from '../confirmLists.ts'
import { documentRow, readDocument } from '../documents.ts'
import { countSelectable } from '../lists.ts'
import {
  bankAccountChoices,
  lastMileChoices,
  methodChoices,
  navisionChoices,
  packageStatusChoices,
  partnerChoices,
  reasonChoices,
  relationshipChoices,
  statusChoices,
  typeChoices,
} from '../lookups.ts'
import { ownPartner, partnerFormSettings } from '../partners.ts'
import { base } from './changeCall.ts'

const [first = '', ...others] = resources.cashReconciliation
/** Access with the resource of any of the screens. */
const anybody = [first, ...others, partnerResource] as const
const access: Readonly<Record<DocumentKind, readonly [string]>> = {
  payment: ['reconciliation_payments_access'],
  transfer: ['reconciliation_transfers_access'],
  reallocation: ['reconciliation_reallocation_access'],
}

/** Every GET call of spec 2 §7.3. */
export const lookupCalls: readonly Call[] = [
  ...['', '/payments', '/paymentsQueue', '/packages', '/transactionList', '/transactionsLists'].map(use =>
    get(`/collection-partner${use}`, ({ store }) => partnerChoices(store.db)),
  ),
  ...['/financeDashboard', '/accountStatement', '/currentBalanceDashboard'].map(use =>
    get(`/collection-partner${use}`, ({ store, user }) =>
      partnerChoices(store.db, ownPartner(store.db, user)),
    ),
  ),
  ...['payments', 'paymentsQueue'].map(use =>
    get(`/bank-account-list/${use}`, ({ store }) => bankAccountChoices(store.db)),
  ),
  ...['', '/payments'].map(use =>
    get(`/collection-partner-navision${use}`, ({ store }) => navisionChoices(store.db)),
  ),
  ...['payment', 'transfer', 'transactionList'].map(use =>
    get(`/collectionAdjustments/${use}`, ({ store }) => reasonChoices(store.db, 'AdjustmentReason')),
  ),
  ...(['payment', 'transfer'] as const).map(kind =>
    get(`/${kind}-status/:queue`, ({ param }) => statusChoices(queueOf(param('queue')))),
  ),
  get('/reallocation-status', () => statusChoices(false)),
  get('/package-status', packageStatusChoices),
  get('/settings/cpmt_max_month_per_export', () => mostExportMonths),
  get('/reasons/type/:type', ({ store, param }) => {
    const type = param('type')
    if (type !== 'AdjustmentReason' && type !== 'RejectionReason')
      throw new Refusal(404, `There are no reasons of type '${type.slice(0, 50)}'.`)
    return reasonChoices(store.db, type)
  }),
  get('/transaction-types', ({ store }) => typeChoices(store.db)),
  get('/transaction-types/manual', ({ store }) => typeChoices(store.db, 'manual')),
  get('/transaction-types/automatic/true', ({ store }) => typeChoices(store.db, 'automatic')),
  ...(['payment', 'transfer', 'reallocation'] as const).flatMap(stepCalls),
  get('/payment-method', ({ store }) => methodChoices(store.db, false)),
  get('/payment-method/external', ({ store }) => methodChoices(store.db, true)),
  get('/last-mile', ({ store }) => lastMileChoices(store.db)),
  get('/collection-partner-form-settings', ({ store }) => partnerFormSettings(store.db)),
  ...['', '/transfers'].map(use =>
    get(`/collection-partner-relationship${use}`, ({ store }) => relationshipChoices(store.db)),
  ),
  get('/collection-partner-transfers-navision/transfers', ({ store }) =>
    relationshipChoices(store.db).map(({ value, navision }) => ({ value, label: navision })),
  ),
]

/** What the two steps of a reconciliation load first (spec 2 §4.3). */
function stepCalls(kind: DocumentKind): Call[] {
  const info = {
    payment: '/transaction-list-info/:id',
    transfer: '/transaction-list-transfer-info/:id',
    reallocation: '/transaction-list-reallocation-info/:id',
  } as const
  const own = access[kind]
  return [
    {
      method: 'GET',
      path: `${base}/transaction-list-info/select/${kind}/:id`,
      access: own,
      answer: ({ store: { db }, param }) => ({
        success: true,
        rowCount: countSelectable(db, documentRow(db, kind, param('id'))),
      }),
    },
    get(`/${kind}/:id`, ({ store, param }) => readDocument(store.db, kind, param('id'), store.moment()), own),
    // `?lists=` are the ids of lists joined with &; the specification shows no query.
    get(
      info[kind],
      ({ store: { db }, param, query }) =>
        listInfo(db, documentRow(db, kind, param('id')), query.get('lists') ?? ''),
      own,
    ),
  ]
}

function get(path: string, data: (request: CallRequest) => unknown, held: Call['access'] = anybody): Call {
  return {
    method: 'GET',
    path: base + path,
    access: held,
    answer: request => ({ success: true, data: data(request) }),
  }
}

/** 0: those that are through the queue, 1: those in it. */
function queueOf(flag: string): boolean {
  if (flag !== '0' && flag !== '1') throw new Refusal(400, 'The queue flag must be 0 or 1.')
  return flag === '1'
}
