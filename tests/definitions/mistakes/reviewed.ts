import { type Mistake } from './area.ts'

const title = "title: 'Parcels',"
const visible = "visible: { status: 'stored' },"
const load = "parcel: { call: 'parcel', path: { idParcel: '{id}' }, record: 'parcel {id}' },"

/** Mistakes of other kinds, which the check once missed, placed wrongly or gave a fix that did not work. */
export const inReview: readonly Mistake[] = [
  {
    title: 'a parameter of a link from a field that there is not',
    of: 'list',
    line: "{ field: 'courier', cell: { kind: 'link', to: 'parcel', params: { id: 'idParcel' } } },",
    wrong: "{ field: 'courier', cell: { kind: 'link', to: 'parcel', params: { id: 'idParcl' } } },",
    fix: 'Did you mean "idParcel"?',
  },
  {
    title: 'a rowKey of no field',
    of: 'list',
    line: "sort: '-storedAt',",
    wrong: "sort: '-storedAt', rowKey: 'idParcl',",
    fix: 'Did you mean "idParcel"?',
  },
  {
    title: 'a list of values in a condition, one of which the status lacks',
    of: 'list',
    line: visible,
    wrong: "visible: { status: ['stored', 'gone'] },",
    fix: 'Its values are "announced", "stored", "sent".',
  },
  {
    title: 'the id of the grid of another screen',
    of: 'list',
    line: "kind: 'grid',",
    wrong: "kind: 'grid', id: 'grid-depot-couriers',",
    fix: 'Give one of them another id.',
  },
  {
    title: 'a query parameter that nothing uses',
    of: 'list',
    line: title,
    wrong: "title: 'Parcels', query: { colour: {} },",
    fix: 'or remove it',
  },
  {
    title: 'an error that leads to the screen itself',
    of: 'record',
    line: load,
    wrong:
      "parcel: { call: 'parcel', path: { idParcel: '{id}' }, record: 'parcel {id}', onError: { go: 'parcel' } },",
    fix: 'Name another screen, or leave it out to stay.',
  },
  {
    title: 'an error that leads to a record without its number',
    of: 'list',
    line: "couriers: { call: 'couriers', query: { active: 'true' } },",
    wrong: "couriers: { call: 'couriers', query: { active: 'true' }, onError: { go: 'parcel' } },",
    fix: 'Link to a screen without parameters, or with parameters of this screen.',
  },
  {
    title: 'a read view in a panel',
    of: 'list',
    line: "id: 'parcel-add',",
    wrong: "id: 'parcel-add', readView: true,",
    fix: 'Remove it, or show the values in a details block.',
  },
  {
    title: 'a period and its beginning on one field',
    of: 'list',
    line: "{ kind: 'fromDate', field: 'storedAt', time: true },",
    wrong:
      "{ kind: 'fromDate', field: 'storedAt', time: true }, { kind: 'dateRange', field: 'storedAt', time: true },",
    fix: 'Keep the date range, or one filter for each end.',
  },
  {
    title: 'a date compared with a number',
    of: 'list',
    line: visible,
    wrong: 'visible: { storedAt: 5 },',
    fix: 'Compare it with a day, e.g.',
  },
  {
    title: 'two columns with one label',
    of: 'list',
    line: "'storedAt',",
    wrong: "'storedAt', { field: 'pieces', label: 'Stored' },",
    fix: 'Give them different labels.',
  },
  {
    title: 'a label of spaces',
    of: 'list',
    line: "{ field: 'weight', total: true },",
    wrong: "{ field: 'weight', total: true, label: '  ' },",
    fix: 'Fill it.',
  },
  {
    title: 'a label of spaces, in an entity',
    of: 'entities',
    line: "storedAt: { type: 'moment', label: 'Stored' },",
    wrong: "storedAt: { type: 'moment', label: '  ' },",
    fix: 'Fill it.',
  },
  ...[
    ['calls', "parcel: { get: '/parcels/{idParcel}', one: 'parcel' },", 'idParcel'],
    ['record', "path: '/depot/parcels/{id}',", '/depot/parcels/{id}', '{id}'],
    ['record', "heading: 'Parcel of {parcel.sender}',", 'parcel.sender'],
    ['record', "{ kind: 'text', text: 'It weighs {parcel.weight} kg.', tone: 'info' },", 'parcel.weight'],
  ].map(([of = '', line = '', meant = '', placeholder = `{${meant}}`]) => ({
    title: `a placeholder with a dollar: ${line}`,
    of: of === 'calls' ? ('calls' as const) : ('record' as const),
    line,
    wrong: line.replace(placeholder, `\u0024${placeholder}`),
    fix: `Did you mean "${meant.startsWith('/') ? meant : placeholder}"?`,
  })),
  {
    title: 'a placeholder with a dollar in the path of a load',
    of: 'record',
    line: load,
    wrong: "parcel: { call: 'parcel', path: { idParcel: '\u0024{id}' }, record: 'parcel {id}' },",
    fix: 'Did you mean "{id}"?',
  },
  {
    title: 'a placeholder with a dollar in the title of a panel',
    of: 'list',
    line: "title: 'Add a parcel',",
    wrong: "title: 'Add \u0024{idParcel}',",
    fix: 'Did you mean "{idParcel}"?',
  },
  {
    title: 'a key twice in one object',
    of: 'list',
    line: title,
    wrong: "title: 'Parcels', title: 'Parcel',",
    fix: 'Remove one of them.',
  },
  ...['Date.now()', 'new Date().getFullYear()', 'Math.random()', 'process.env.USER'].map(value => ({
    title: `a value that changes: ${value}`,
    of: 'list' as const,
    line: title,
    wrong: `title: \`Parcels \u0024{${value}}\`,`,
    fix: 'Write the value itself: a definition is data.',
  })),
  {
    title: 'details of a field that no reply has',
    of: 'record',
    line: "{ kind: 'details', load: 'parcel', fields: ['sender', 'weight'] },",
    wrong: "{ kind: 'details', load: 'parcel', fields: ['sender', 'weigth'] },",
    fix: 'Did you mean "weight"?',
  },
  {
    title: 'a resource that nothing has',
    of: 'list',
    line: "access: { resource: 'depot_admin' },",
    wrong: "access: { resource: 'depot_admn' },",
    fix: 'Did you mean "depot_admin"?',
  },
  {
    title: 'a body in a body',
    of: 'start',
    line: "{ kind: 'text', text: 'Ask the depot.', links: [{ label: 'All parcels', to: 'parcels' }] },",
    wrong:
      "{ body: [{ kind: 'text', text: 'Ask the depot.', links: [{ label: 'All parcels', to: 'parcels' }] }] },",
    fix: 'Write its blocks directly into this list',
  },
  {
    title: 'a condition with not',
    of: 'list',
    line: visible,
    wrong: "visible: { not: { status: 'stored' } },",
    fix: "Write {status: {not: 'stored'}}",
  },
  {
    title: 'a condition with or',
    of: 'list',
    line: visible,
    wrong: "visible: { or: [{ status: 'stored' }, { weight: 2 }] },",
    fix: "Write {any: [{status: 'paid'}, {queue: 'manual'}]}.",
  },
  {
    title: 'a condition with and',
    of: 'list',
    line: visible,
    wrong: "visible: { and: [{ status: 'stored' }, { weight: 2 }] },",
    fix: "Write {status: 'paid', queue: 'manual'}.",
  },
  {
    title: 'the name of a screen that everything else calls otherwise',
    of: 'list',
    line: "name: 'parcels',",
    wrong: "name: 'parcel-s',",
    fix: 'Did you mean "parcels"?',
  },
  {
    title: 'the name of an entity that everything else calls otherwise',
    of: 'entities',
    line: 'parcel: {',
    wrong: 'parcl: {',
    fix: 'Did you mean "parcel"?',
  },
]
