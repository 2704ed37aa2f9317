import { home, language } from '../../check/project.ts'

/** A small area with a file of each kind and most words of the language; nothing in it is wrong. */
export const area = {
  home: ['screens/home.ts', home],
  resources: [
    'screens/shared/resources.ts',
    `import { defineResources } from '${language}'
export default defineResources({
others: ['depot_admin'],
})
`,
  ],
  entities: [
    'screens/depot/entities/parcel.ts',
    `import { defineEntities } from '${language}'
export default defineEntities({
traced: { abstract: true, fields: {
changedBy: 'text',
} },
courier: { include: {
traced: ['changedBy?'],
}, fields: {
idCourier: 'id',
name: { type: 'text', maxLength: 60 },
nick: { as: 'courier.name?', maxLength: 20 },
} },
parcel: {
key: 'idParcel',
title: 'Parcel {idParcel}',
screen: 'parcel',
fields: {
idParcel: 'id',
sender: { type: 'text', maxLength: 80 },
weight: { type: 'decimal', unit: 'kg', min: 0, max: 30 },
pieces: { type: 'integer', min: 1, max: 9, example: 2 },
value: { type: 'money', currency: 'currency' },
currency: 'text',
status: {
type: 'status',
options: ['announced', 'stored', 'sent'],
tones: { success: 'sent' },
example: 'stored',
},
courier: { type: 'reference', entity: 'courier', key: 'idCourier' },
idCourier: 'id?',
storedAt: { type: 'moment', label: 'Stored' },
note: { type: 'text?', maxLength: 200 },
version: 'integer',
} },
})
`,
  ],
  calls: [
    'screens/depot/calls/parcels.ts',
    `import { defineCalls } from '${language}'
export default defineCalls({
base: '/api/depot',
of: 'parcel',
calls: {
parcels: { grid: '/parcels/grid', many: 'parcel', savedFilters: { module: 'finance', functionality: 'write-off' } },
parcel: { get: '/parcels/{idParcel}', one: 'parcel' },
couriers: { get: '/couriers', many: 'courier', query: { active: 'boolean' } },
couriersOfDepot: { grid: '/couriers/grid', many: 'courier' },
waiting: { get: '/parcels/waiting', reply: 'any' },
addParcel: { post: '/parcels', body: ['sender', 'weight', 'note?'] },
changeParcel: { put: '/parcels/{idParcel}', body: ['sender', 'note?'] },
storeParcels: { post: '/parcels/store', selection: true },
sendParcel: { post: '/parcels/{idParcel}/send', version: true, errors: [409] },
},
})
`,
  ],
  list: [
    'screens/depot/parcels.ts',
    `import { defineScreen } from '${language}'
export default defineScreen({
name: 'parcels',
path: '/depot/parcels',
title: 'Parcels',
parent: 'home',
access: { resource: 'depot_admin' },
loads: {
couriers: { call: 'couriers', query: { active: 'true' } },
},
body: {
kind: 'grid',
call: 'parcels',
columns: [
'idParcel',
'note',
{ field: 'weight', total: true },
{ field: 'status', show: 'always' },
{ field: 'courier', cell: { kind: 'link', to: 'parcel', params: { id: 'idParcel' } } },
'storedAt',
],
filters: [
'idParcel',
{ field: 'status', initial: ['stored'] },
{ field: 'idCourier', options: 'couriers' },
{ kind: 'fromDate', field: 'storedAt', time: true },
],
fields: ['version'],
sort: '-storedAt',
export: { reportType: 'parcels' },
savedFilters: true,
empty: 'No parcel yet.',
actions: [
{
label: 'Send',
call: 'sendParcel',
visible: { status: 'stored' },
confirm: 'Send this parcel?',
},
{ label: 'Store', call: 'storeParcels' },
{ label: 'Details', to: 'parcel', params: { id: 'idParcel' } },
{
label: 'Add…',
scope: 'screen',
title: 'Add a parcel',
form: {
id: 'parcel-add',
fields: [
'sender',
{ name: 'weight', kind: 'number', min: 1 },
{ name: 'note', rows: 3, visible: { weight: { present: true } } },
],
submit: { call: 'addParcel', label: 'Add', onSuccess: { toast: 'Added.' } },
},
},
],
},
})
`,
  ],
  record: [
    'screens/depot/parcel.ts',
    `import { defineScreen } from '${language}'
export default defineScreen({
name: 'parcel',
path: '/depot/parcels/{id}',
params: { id: { pattern: '^[0-9]+$', example: '1' } },
title: 'Parcel',
heading: 'Parcel of {parcel.sender}',
parent: 'parcels',
access: { resource: 'depot_admin' },
loads: {
parcel: { call: 'parcel', path: { idParcel: '{id}' }, record: 'parcel {id}' },
couriers: 'couriers',
},
body: {
kind: 'tabs',
tabs: [
{ id: 'data', label: 'Data', body: [
{ kind: 'details', load: 'parcel', fields: ['sender', 'weight'] },
{ kind: 'text', text: 'It weighs {parcel.weight} kg.', tone: 'info' },
] },
{ id: 'couriers', label: 'Couriers', visible: { 'parcel.status': 'stored' }, body: [
{ kind: 'table', load: 'couriers', columns: ['idCourier', 'name'] },
] },
{ id: 'change', label: 'Change', body: [
{ kind: 'form', form: {
id: 'parcel-change',
values: 'parcel',
sections: [
{ title: 'Sender', fields: ['sender'] },
{ title: 'More', fields: ['note'] },
],
submit: 'changeParcel',
} },
] },
],
},
})
`,
  ],
  start: [
    'screens/depot/depot.ts',
    `import { defineScreen } from '${language}'
export default defineScreen({
name: 'depot',
path: '/depot',
title: 'Depot',
frame: 'console',
access: { resource: 'depot_admin' },
body: [
{ kind: 'tiles', heading: 'To do', tiles: [
{ label: 'To send', call: 'waiting', to: 'parcels', query: { status: 'stored' } },
] },
{ kind: 'text', text: 'Ask the depot.', links: [{ label: 'All parcels', to: 'parcels' }] },
],
})
`,
  ],
  help: [
    'screens/depot/help.ts',
    `import { defineScreen } from '${language}'
export default defineScreen({
name: 'depot-help',
path: '/depot/help',
title: 'Help',
access: { resource: 'depot_admin' },
body: [{ kind: 'text', text: 'Call the depot.', links: [{ label: 'The parcels', to: 'parcels' }] }],
translations: {
fr: {
'Help': 'Aide',
'Call the depot.': 'Appelez le dépôt.',
'The parcels': 'Les colis',
},
},
})
`,
  ],
  old: [
    'screens/depot/old.ts',
    `import { defineScreen } from '${language}'
export default defineScreen({
name: 'depot-old',
path: '/depot/old',
redirect: { screen: 'parcels', query: { status: 'stored' } },
})
`,
  ],
  json: [
    'screens/depot/couriers.json',
    `{
"$schema": "../../schemas/screen.schema.json",
"name": "depot-couriers",
"path": "/depot/couriers",
"title": "Couriers",
"access": { "resource": "depot_admin" },
"body": {
"kind": "grid",
"call": "couriersOfDepot",
"columns": ["idCourier", "name"],
"filters": ["idCourier", "name"],
"sort": "name",
"empty": "No courier yet."
}
}
`,
  ],
} as const satisfies Readonly<Record<string, readonly [file: string, text: string]>>

/**
 * A mistake: in which file which line is written how instead. It is found when one problem names that line, and its fix says
 * the text.
 */
export interface Mistake {
  readonly title: string
  readonly of: keyof typeof area
  readonly line: string
  readonly wrong: string
  readonly fix: string
}
