import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project } from './project.ts'

/** A small area with every place where a field, a call or a value of them can stand; it is right. */
const right: Readonly<Record<string, string>> = {
  'screens/home.ts': home,
  'screens/finance/entities/customer.ts': `import { defineEntities } from '${language}'
export default defineEntities({ customer: { title: '{name}', fields: {
idCustomer: { type: 'id', label: 'Customer' },
name: { type: 'text', label: 'Name' },
} } })
`,
  'screens/finance/entities/refund.ts': `import { defineEntities } from '${language}'
export default defineEntities({ refund: {
key: 'idRefund',
screen: 'refund', fields: {
idRefund: { type: 'id', label: 'Refund' },
amount: { type: 'money', label: 'Amount', currency: 'currency' },
currency: { type: 'text', label: 'Currency' },
customer: { type: 'reference', label: 'Customer', entity: 'customer', key: 'idCustomer' },
idCustomer: { type: 'id', label: 'Customer' },
status: { type: 'status', label: 'Status', options: { open: 'Open', done: 'Done' } },
reason: { type: 'text', label: 'Reason' },
createdAt: { type: 'moment', label: 'Created', time: false },
version: { type: 'integer', label: 'Version' },
parts: { type: 'list', label: 'Parts', entity: 'customer' },
} } })
`,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({
of: 'refund',
calls: {
refunds: { grid: '/api/refunds/grid', many: 'refund' },
refund: { get: '/api/refunds/{id}', one: 'refund' },
customers: { get: '/api/customers', many: 'customer', query: { active: 'text' } },
shares: { get: '/api/refunds/shares', many: 'refund' },
addRefund: { post: '/api/refunds', body: ['reason', 'amount', 'status?'] },
changeRefund: { put: '/api/refunds/{idRefund}', body: ['reason', 'amount?'] },
approveRefund: { post: '/api/refunds/{idRefund}/approve', version: true },
approveRefunds: { post: '/api/refunds/approve', selection: true },
sumRefunds: { post: '/api/refunds/sum', one: 'refund', selection: true },
} })
`,
  'screens/finance/refund.ts': `import { defineScreen } from '${language}'
export default defineScreen({ name: 'refund', path: '/refunds/{id}', params: { id: { example: '1' } },
loads: {
refund: 'refund',
},
body: [
{ kind: 'actions', load: 'refund', actions: [
{ kind: 'request', label: 'Approve', call: 'approveRefund' },
] },
{ kind: 'details', load: 'refund', fields: [
'reason',
{ field: 'amount', label: 'Sum' },
] },
{ kind: 'table', load: 'refund.parts', columns: [
'name',
] },
] })
`,
  'screens/finance/refunds.ts': `import { defineScreen } from '${language}'
export default defineScreen({ name: 'refunds', path: '/refunds',
loads: {
customers: {
call: 'customers',
query: { active: 'yes' },
},
},
body: [
{ kind: 'chart',
call: 'shares',
label: 'customer',
series: [
'amount',
] },
{ kind: 'grid', grid: { id: 'refunds',
call: 'refunds',
columns: [
'idRefund',
'createdAt',
{ field: 'status', tooltip: [
'reason',
{ field: 'customer', label: 'Of' },
] },
{ field: 'amount', total: true },
{ field: 'version', show: 'off' },
],
filters: [
'reason',
{ field: 'status', initial: ['open'] },
{ kind: 'fromDate', field: 'createdAt' },
{ field: 'idCustomer', options: 'customers' },
],
sort: '-createdAt',
selection: true,
selectionSummary: {
call: 'sumRefunds',
fields: [
'amount',
] },
actions: [
{ kind: 'request', label: 'Approve',
call: 'approveRefund',
visible: { field: 'status', is: 'open' },
enabled: { all: [{ field: 'status', in: ['open', 'done'] }] },
disabledReason: 'It is done.',
},
{ kind: 'request', label: 'Approve selected',
call: 'approveRefunds',
},
{ kind: 'open', label: 'Add…', scope: 'screen', panel: { title: 'New', form: { id: 'add',
fields: [
'reason',
'amount',
],
submit: 'addRefund',
} } },
{ kind: 'open', label: 'Change…', panel: { title: 'Change {idRefund}', form: { id: 'change',
fields: [
{ name: 'reason', help: 'Why.' },
],
submit: {
call: 'changeRefund',
path: { idRefund: '{idRefund}' },
label: 'Change' } } } },
] } },
] })
`,
}

const screen = 'screens/finance/refunds.ts'
const details = 'screens/finance/refund.ts'
const entity = 'screens/finance/entities/refund.ts'
const contract = 'screens/finance/calls/refunds.ts'

/** A mistake: the original line, its replacement, and the problem that is found there. */
const mistakes: readonly (readonly [file: string, line: string, wrong: string, code: string])[] = [
  // A field, in each place where one can stand.
  [screen, "'idRefund',", "'idRefnd',", 'entity-field-unknown'],
  [screen, "{ field: 'amount', total: true },", "{ field: 'amout', total: true },", 'entity-field-unknown'],
  [
    screen,
    "{ field: 'customer', label: 'Of' },",
    "{ field: 'costumer', label: 'Of' },",
    'entity-field-unknown',
  ],
  [
    screen,
    "{ field: 'status', initial: ['open'] },",
    "{ field: 'stats', initial: ['open'] },",
    'entity-field-unknown',
  ],
  [
    screen,
    "{ kind: 'fromDate', field: 'createdAt' },",
    "{ kind: 'fromDate', field: 'created' },",
    'entity-field-unknown',
  ],
  [screen, "sort: '-createdAt',", "sort: '-createAt',", 'entity-field-unknown'],
  [screen, "label: 'customer',", "label: 'costumer',", 'entity-field-unknown'],
  [
    screen,
    "{ field: 'idCustomer', options: 'customers' },",
    "{ field: 'idCostumer', options: 'customers' },",
    'entity-field-unknown',
  ],
  [screen, "{ name: 'reason', help: 'Why.' },", "{ name: 'reson', help: 'Why.' },", 'body-field-unknown'],
  [details, "'reason',", "'reson',", 'entity-field-unknown'],
  [
    details,
    "{ field: 'amount', label: 'Sum' },",
    "{ field: 'amonut', label: 'Sum' },",
    'entity-field-unknown',
  ],
  [details, "'name',", "'nam',", 'entity-field-unknown'],
  [
    screen,
    "{ field: 'version', show: 'off' },",
    "{ field: 'versoin', show: 'off' },",
    'entity-field-unknown',
  ],
  // A call, in each place where one can stand.
  [screen, "call: 'customers',", "call: 'custmers',", 'call-unknown'],
  [screen, "call: 'shares',", "call: 'share',", 'call-unknown'],
  [screen, "call: 'refunds',", "call: 'refnds',", 'call-unknown'],
  [screen, "call: 'sumRefunds',", "call: 'sumRefund',", 'call-unknown'],
  [screen, "call: 'approveRefund',", "call: 'aproveRefund',", 'call-unknown'],
  [screen, "call: 'approveRefunds',", "call: 'approvRefunds',", 'call-unknown'],
  [screen, "submit: 'addRefund',", "submit: 'addRefnd',", 'call-unknown'],
  [screen, "call: 'changeRefund',", "call: 'changRefund',", 'call-unknown'],
  [details, "refund: 'refund',", "refund: 'refnd',", 'call-unknown'],
  // A call of another method.
  [details, "refund: 'refund',", "refund: 'approveRefund',", 'call-unfit'],
  [screen, "call: 'refunds',", "call: 'shares',", 'call-unfit'],
  [screen, "call: 'approveRefunds',", "call: 'refunds',", 'call-unfit'],
  // Parameters of the path and of the query.
  [screen, "path: { idRefund: '{idRefund}' },", "path: { idrefnd: '{idRefund}' },", 'call-parameter-unknown'],
  [screen, "query: { active: 'yes' },", "query: { activ: 'yes' },", 'call-query-unknown'],
  // Values that a status never has.
  [
    screen,
    "visible: { field: 'status', is: 'open' },",
    "visible: { field: 'status', is: 'opn' },",
    'status-value-unknown',
  ],
  [
    screen,
    "enabled: { all: [{ field: 'status', in: ['open', 'done'] }] },",
    "enabled: { all: [{ field: 'status', in: ['open', 'closed'] }] },",
    'status-value-unknown',
  ],
  [
    screen,
    "{ field: 'status', initial: ['open'] },",
    "{ field: 'status', initial: ['opened'] },",
    'status-value-unknown',
  ],
  // A control that the type of the field does not support.
  [
    screen,
    "{ kind: 'fromDate', field: 'createdAt' },",
    "{ kind: 'text', field: 'createdAt' },",
    'filter-kind-unfit',
  ],
  [screen, "{ kind: 'fromDate', field: 'createdAt' },", "'parts',", 'filter-unsupported'],
  // What the body of a call takes and needs.
  [screen, "'amount',", "'amout',", 'entity-field-unknown'],
  [screen, "{ name: 'reason', help: 'Why.' },", "{ name: 'currency', help: 'Why.' },", 'body-field-unknown'],
  // Entities and calls themselves.
  [
    entity,
    "amount: { type: 'money', label: 'Amount', currency: 'currency' },",
    "amount: { type: 'money', label: 'Amount', currency: 'curency' },",
    'currency-missing',
  ],
  [
    entity,
    "customer: { type: 'reference', label: 'Customer', entity: 'customer', key: 'idCustomer' },",
    "customer: { type: 'reference', label: 'Customer', entity: 'custmer', key: 'idCustomer' },",
    'entity-unknown',
  ],
  [entity, "key: 'idRefund',", "key: 'idRefnd',", 'entity-key-unknown'],
  [
    entity,
    "reason: { type: 'text', label: 'Reason' },",
    "reason: { type: 'txt', label: 'Reason' },",
    'field-type-unknown',
  ],
  [
    contract,
    "refund: { get: '/api/refunds/{id}', one: 'refund' },",
    "refund: { get: '/api/refunds/{id}', one: 'refnd' },",
    'entity-unknown',
  ],
  [
    contract,
    "addRefund: { post: '/api/refunds', body: ['reason', 'amount', 'status?'] },",
    "addRefund: { post: '/api/refunds', body: ['reson', 'amount', 'status?'] },",
    'entity-field-unknown',
  ],
  [
    contract,
    "shares: { get: '/api/refunds/shares', many: 'refund' },",
    "shares: { many: 'refund' },",
    'call-methods',
  ],
]

it('the area without a mistake has no problems', async () => {
  expect((await checkDefinitions(await project(right))).problems).toEqual([])
})

it('at least forty mistakes are planted', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(40)
})

it.each(mistakes)('%s: %s written as %s is found there', async (file, line, wrong, code) => {
  const lines = (right[file] ?? '').split('\n')
  const number = lines.indexOf(line)
  expect(number).toBeGreaterThan(-1)
  const text = lines.with(number, wrong).join('\n')
  const { problems } = await checkDefinitions(await project({ ...right, [file]: text }))
  expect(problems).toContainEqual(expect.objectContaining({ file, line: number + 1, code }))
})
