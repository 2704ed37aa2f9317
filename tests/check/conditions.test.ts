import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, saidOfForm, saidOfScreen, screen } from './project.ts'

const shown = (visible: string) =>
  saidOfScreen(`name: 'one', path: '/one',
loads: { a: { get: '/a', onError: { toast: 'server' } } },
body: [
  { kind: 'details', load: 'a', fields: [{ field: 'x', label: 'X' }] },
  { kind: 'text', text: 'A', visible: ${visible} },
],`)

it.each(["{ not: { field: 'a', is: '1' } }", "{ not: { a: '1', 'a.b': '2' } }"])(
  'a condition below not is told to stand at its field, as %s',
  async condition => {
    expect(await shown(condition)).toMatchInlineSnapshot(`
      "screens/one.ts:7:46  /body/1/visible/not
        contains a condition, but takes the values that one field must not have. Write {status: {not: 'paid'}}, or {status: {not: ['paid', 'sent']}}.  (condition-not)"
    `)
  },
)

it.each([
  ["{ not: { a: '1' } }", "Write {a: {not: '1'}}."],
  ["{ 'a.x': '1', not: { 'a.y': true } }", "Write {'a.y': {not: true}}."],
  ["{ not: { locked: ['a', 'b'] }, 'a.x': '1' }", "Write {locked: {not: ['a', 'b']}}."],
  ["{ any: [{ 'a.x': '1', not: { locked: true } }, { 'a.x': '2' }] }", 'Write {locked: {not: true}}.'],
])('a condition on one field below not is one mistake, with the right form: %s', async (condition, fix) => {
  const said = await shown(condition)
  expect(said.split('\n')).toHaveLength(2)
  expect(said).toContain('/not\n')
  expect(said).toContain(`${fix}  (condition-not)`)
})

it.each([
  "{ 'a.x': { not: '1' } }",
  "{ 'a.x': { not: ['1', null] }, 'a.y': '2' }",
  "{ any: [{ 'a.x': { not: '1' } }, { 'a.y': { present: false } }] }",
  "{ field: 'a.x', not: true }",
])('a field can be compared with any value except some, as %s', async condition => {
  expect(await shown(condition)).toBe('')
})

it('a leaf that excludes all values of another one never holds', async () => {
  const said = await shown(
    "{ all: [{ field: 'a.x', in: ['1', '2'] }, { field: 'a.x', not: ['2', '1', '3'] }] }",
  )
  expect(said).toContain('/body/1/visible/all/1')
  expect(said).toContain('(condition-never)')
  expect(await shown("{ all: [{ field: 'a.x', in: ['1', '2'] }, { field: 'a.x', not: '1' }] }")).toBe('')
})

it('an excluded value has to be a possible value of its field', async () => {
  const said = await saidOfScreen(`name: 'one', path: '/one', body: [{ kind: 'grid', grid: {
  id: 'a', source: '/a', columns: [{ field: 'status', label: 'S', cell: { kind: 'status', values: { paid: { label: 'Paid' } } } }],
  actions: [{ label: 'Pay', call: '/pay', visible: { status: { not: ['piad'] } } }],
} }],`)
  expect(said).toContain('screens/one.ts:5:70')
  expect(said).toContain('"piad"')
})

it('a parameter is compared with values that its pattern allows', async () => {
  const said = (leaf: string) =>
    saidOfScreen(`name: 'one', path: '/one/{kind}', params: { kind: { example: 'shipment', pattern: '^[a-z]+$' } },
query: { nr: { pattern: '^[0-9]+$' } }, checks: [{ when: { ${leaf} }, go: 'home' }],
heading: 'A {nr}', body: [{ kind: 'text', text: 'A' }],`)
  expect(await said("'params.kind': 'Shipment-1'")).toMatchInlineSnapshot(`
    "screens/one.ts:4:75  /checks/0/when/params.kind
      compares {kind} with "Shipment-1", which its pattern ^[a-z]+$ excludes. Correct the value, or the pattern of the parameter.  (parameter-never)"
  `)
  expect(
    await said("'params.kind': ['parcel', 'B'], 'params.nr': { not: ['7', 'x'] }"),
  ).toMatchInlineSnapshot(`
    "screens/one.ts:4:86  /checks/0/when/params.kind/1
      compares {kind} with "B", which its pattern ^[a-z]+$ excludes. Correct the value, or the pattern of the parameter.  (parameter-never)
    screens/one.ts:4:118  /checks/0/when/params.nr/not/1
      compares {nr} with "x", which its pattern ^[0-9]+$ excludes. Correct the value, or the pattern of the parameter.  (parameter-never)"
  `)
  expect(await said("'params.kind': 'parcel', 'params.nr': [7, '8', '', null]")).toBe('')
})

it('conditions and checks name parameters of the screen, whose loads are not named params', async () => {
  const right = await saidOf({
    'screens/home.ts': home,
    'screens/two.ts':
      screen(`name: 'two', path: '/two/{nr}', params: { nr: { example: '1' } }, query: { tab: {} },
body: [{ kind: 'text', text: 'A', visible: { 'params.tab': 'a' } }],`),
    'screens/one.ts':
      screen(`name: 'one', path: '/one/{kind}', params: { kind: { example: '1' } }, query: { id: {} },
loads: { a: { get: '/a', onError: { value: null } } },
checks: [{ when: { 'params.kind': 'old' }, go: 'two', params: { nr: 'params.id' }, query: { tab: 'a.tab' } }],
body: [{ kind: 'screens' }],`),
  })
  expect(right).toBe('')
  const wrong = await saidOf({
    'screens/home.ts': home,
    'screens/two.ts': screen(
      `name: 'two', path: '/two/{nr}', params: { nr: { example: '1' } }, body: [{ kind: 'screens' }],`,
    ),
    'screens/one.ts': screen(`name: 'one', path: '/one/{kind}', params: { kind: { example: '1' } },
loads: { params: { get: '/a', onError: { go: 'home' } } },
checks: [
  { when: { 'params.knd': 'old' }, go: 'two', params: { id: 'b.id' }, query: { tab: { value: 'x' } } },
],
body: [{ kind: 'screens' }],`),
  })
  expect(wrong).toMatchInlineSnapshot(`
    "screens/one.ts:4:10  /loads/params
      is named "params", which in conditions means the parameters of the screen. Give the load another name.  (load-named-params)
    screens/one.ts:6:27  /checks/0/when/params.knd
      {knd} is not a parameter of this screen. Did you mean "kind"?  (placeholder-unknown)
    screens/one.ts:6:40  /checks/0/go
      links to the screen "two", which needs "nr", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
    screens/one.ts:6:57  /checks/0/params/id
      "id" is not a path parameter of the screen "two". Its parameters are "nr".  (link-param-unknown)
    screens/one.ts:6:61  /checks/0/params/id
      names the load "b", which this screen does not have. Its loads are "params".  (load-unknown)
    screens/one.ts:6:80  /checks/0/query/tab
      "tab" is neither a filter nor a query parameter of the screen "two". It has none: remove the entry.  (address-key-unknown)"
  `)
})

it('a failed load may pass parameters of the screen and fixed values to the screen that opens', async () => {
  const two = screen(`name: 'two', path: '/two/{nr}', params: { nr: { example: '1' } }, query: { tab: {} },
body: [{ kind: 'text', text: 'A', visible: { 'params.tab': 'a' } }],`)
  const one = (onError: string) => ({
    'screens/home.ts': home,
    'screens/two.ts': two,
    'screens/one.ts': screen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } },
loads: { a: { get: '/a', onError: ${onError} } },
body: [{ kind: 'code', load: 'a' }],`),
  })
  const right = "{ go: 'two', params: { nr: 'params.id' }, query: { tab: { value: 'a' } } }"
  expect(await saidOf(one(right))).toBe('')
  const wrong =
    "{ go: 'two', params: { nr: 'a.id', x: 'params.id' }, query: { tab: 'params.di', tob: 'params.id' } }"
  expect(await saidOf(one(wrong))).toMatchInlineSnapshot(`
    "screens/one.ts:4:62  /loads/a/onError/params/nr
      is "a.id", but when a load has failed only the parameters of the screen are known. Write a parameter, as in "params.id", or a fixed value, as in { value: "open" }.  (passed-on-failure)
    screens/one.ts:4:70  /loads/a/onError/params/x
      "x" is not a path parameter of the screen "two". Its parameters are "nr".  (link-param-unknown)
    screens/one.ts:4:102  /loads/a/onError/query/tab
      {di} is not a parameter of this screen. Its parameters are "id".  (placeholder-unknown)
    screens/one.ts:4:115  /loads/a/onError/query/tob
      "tob" is neither a filter nor a query parameter of the screen "two". Did you mean "tab"?  (address-key-unknown)"
  `)
  expect(await saidOf(one("{ value: null, params: { nr: 'params.id' } }"))).toMatchInlineSnapshot(`
    "screens/one.ts:4:50  /loads/a/onError/params
      is passed to the screen that opens, but none opens. Add go, the name of the screen, or remove it.  (go-missing)"
  `)
})

it.each([
  ["{ or: [{ a: '1' }, { 'a.b': '2' }] }", 'or', '(condition-or)', 'Write {any: ['],
  ["{ any: { 'a.x': '1', 'a.y': '2' } }", 'any', '(condition-or)', 'Write {any: ['],
  [
    "{ and: [{ a: '1' }, { 'a.b': '2' }] }",
    'and',
    '(condition-and)',
    "Write {status: 'paid', queue: 'manual'}.",
  ],
  ["{ all: { 'a.x': '1' } }", 'all', '(condition-and)', "Write {status: 'paid', queue: 'manual'}."],
  ["{ all: [{ 'a.x': '1' }] }", 'all/0', '(condition-and)', "Write {status: 'paid', queue: 'manual'}."],
  ["{ 'a.x': '1', any: [{ 'a.y': '2' }] }", 'a.x', '(condition-beside)', 'Write it into each entry of "any"'],
  ["{ 'a.x': { gt: 3 } }", 'a.x/gt', '(key-unknown)', 'Did you mean "moreThan"?'],
  ["{ 'a.x': { gte: 3 } }", 'a.x/gte', '(key-unknown)', 'Did you mean "atLeast"?'],
  ["{ 'a.x': { min: 3 } }", 'a.x/min', '(key-unknown)', 'Did you mean "atLeast"?'],
  ["{ 'a.x': { '<': 3 } }", 'a.x/<', '(key-unknown)', 'Did you mean "lessThan"?'],
  ["{ 'a.x': { lessThanOrEqual: 3 } }", 'a.x/lessThanOrEqual', '(key-unknown)', 'Did you mean "atMost"?'],
  ["{ 'a.x': { currentUser: true } }", 'a.x/currentUser', '(key-unknown)', 'Did you mean "isUser"?'],
  ["{ 'a.x': { moreThan: '3' } }", 'a.x/moreThan', '(type-wrong)', 'a number'],
  ["{ a: { status: 'open' } }", 'a/status', '(condition-path)', "Write 'a.status'"],
  ["{ 'a.x': { isNot: 'open' } }", 'a.x/isNot', '(key-unknown)', 'Did you mean "not"?'],
  ["{ 'a.x': { eq: 'open' } }", 'a.x/eq', '(key-unknown)', 'Did you mean "is"?'],
  ["'a.x == 1'", '', '(type-wrong)', "A condition names fields and their values: {status: 'open'}"],
])(
  'the condition %s of another tool is one mistake, with the words of the language',
  async (condition, at, code, fix) => {
    const said = await shown(condition)
    expect(said.split('\n')).toHaveLength(2)
    expect(said).toContain(`/body/1/visible${at && `/${at}`}\n`)
    expect(said).toContain(code)
    expect(said).toContain(fix)
  },
)

it('an entry of any may name several fields, which all have to hold', async () => {
  expect(await shown("{ any: [{ 'a.x': '1', 'a.y': '2' }, { 'a.z': '3' }] }")).toBe('')
  const never = "{ any: [{ all: [{ field: 'a.x', is: '1' }, { field: 'a.x', is: '2' }] }, { 'a.z': '3' }] }"
  expect(await shown(never)).toContain('/body/1/visible/any/0/all/1\n')
})

it('a condition of a redirect belongs in a check', async () => {
  const said = await saidOfScreen(
    "name: 'one', path: '/one/{id}', params: { id: { example: '1' } }, redirect: { when: { 'params.id': '1' }, go: 'home' },",
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:3:87  /redirect/when/params.id
      "when" is not a key of "redirect", which always holds. Write a check beside it: checks: [{when: {status: 'sent'}, go: 'screen'}].  (redirect-when)"
  `)
})

it.each([
  "{ 'a.x': { moreThan: 500 } }",
  "{ 'a.x': { isUser: false }, 'a.y': { atMost: 3.5 } }",
  "{ all: [{ field: 'a.x', atLeast: 5 }, { field: 'a.x', atMost: 5 }] }",
  "{ all: [{ field: 'a.x', atLeast: 5 }, { field: 'a.x', is: 6 }] }",
])('a field can be compared by size and with the signed-in user, as %s', async condition => {
  expect(await shown(condition)).toBe('')
})

it.each([
  "{ field: 'a.x', atLeast: 5 }, { field: 'a.x', lessThan: 5 }",
  "{ field: 'a.x', atMost: 4 }, { field: 'a.x', moreThan: 4 }",
  "{ field: 'a.x', in: [1, '2', null] }, { field: 'a.x', moreThan: 2 }",
  "{ field: 'a.x', lessThan: 9 }, { field: 'a.x', present: false }",
  "{ field: 'a.x', isUser: true }, { field: 'a.x', isUser: false }",
])('no value is in both of %s', async leaves => {
  const said = await shown(`{ all: [${leaves}] }`)
  expect(said).toContain('/body/1/visible/all/1\n')
  expect(said).toContain('(condition-never)')
})

it('what opens does not depend on the signed-in user', async () => {
  const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { a: { get: '/a', onError: { toast: 'server' } } },
checks: [{ when: { 'a.by': { isUser: true } }, go: 'home' }],
body: [
  { kind: 'details', load: 'a', fields: [
    { field: 'x', label: 'X', cell: { kind: 'link', to: [{ screen: 'home', when: { by: { isUser: true } } }] } },
  ] },
],`)
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:5:38  /checks/0/when/a.by/isUser
      asks for the signed-in user to decide what opens, while the console may not know the user yet. Use isUser in "visible", "enabled" or the conditions of a form.  (user-elsewhere)
    screens/one.ts:8:98  /body/0/fields/0/cell/to/0/when/by/isUser
      asks for the signed-in user to decide what opens, while the console may not know the user yet. Use isUser in "visible", "enabled" or the conditions of a form.  (user-elsewhere)"
  `)
})

it('numbers are compared by size, and names with the signed-in user', async () => {
  const said = await saidOf({
    'screens/home.ts': home,
    'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({
  refund: { key: 'id', title: 'id', fields: {
    id: 'id', amount: 'money', currency: 'text', days: 'duration', note: 'text', by: { type: 'reference', entity: 'refund' }, createdAt: 'moment',
  } },
})
`,
    'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'finance', calls: {
  refund: { get: '/api/refunds/{id}', one: 'refund' },
  approve: { put: '/api/refunds/{id}/approve' },
} })
`,
    'screens/one.ts':
      screen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } }, access: { resource: 'finance' },
loads: { refund: 'refund' },
body: [{ kind: 'actions', load: 'refund', actions: [
  { label: 'A', call: 'approve', visible: { amount: { moreThan: 500 }, days: { atMost: 3 }, by: { isUser: false }, note: { isUser: true } } },
  { label: 'B', call: 'approve', visible: { createdAt: { moreThan: 5 }, amount: { isUser: true } } },
] },
{ kind: 'text', text: 'A', visible: { 'refund.note': { atLeast: 5 } } }],`),
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:7:68  /body/0/actions/1/visible/createdAt/moreThan
      compares "createdAt" by size, but it is of the type moment. Compare it with a day: { before: 'today' }, { after: '2026-01-31' }.  (size-unfit)
    screens/one.ts:7:91  /body/0/actions/1/visible/amount/isUser
      compares "amount" with the name of the signed-in user, but it is of the type money. Ask a field that holds the name of a user: a text or a reference, in a form a text or one with options.  (user-unfit)
    screens/one.ts:9:65  /body/1/visible/refund.note/atLeast
      compares "note" by size, but it is of the type text. Compare a number this way: an integer, decimal, money, percent or duration, in a form a number field.  (size-unfit)"
  `)
})

it('both ends of a range are comparisons of one field', async () => {
  const ends = { 'a.x': { atLeast: 5, atMost: 9 }, 'a.y': { present: true, not: ['b', 'c'] } }
  const condition = { any: [ends, { 'a.z': { moreThan: 1, lessThan: 3 } }] }
  const { problems, definitions } = await checkDefinitions(
    await project({
      'screens/home.ts': home,
      'screens/one.ts':
        screen(`name: 'one', path: '/one', loads: { a: { get: '/a', onError: { toast: 'server' } } },
body: [{ kind: 'text', text: 'A', visible: ${JSON.stringify(condition)} }],`),
    }),
  )
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'one')?.screen.body ?? []
  expect(block).toMatchObject({
    visible: {
      any: [
        {
          all: [
            { field: 'a.x', atLeast: 5 },
            { field: 'a.x', atMost: 9 },
            { field: 'a.y', present: true },
            { field: 'a.y', not: ['b', 'c'] },
          ],
        },
        {
          all: [
            { field: 'a.z', moreThan: 1 },
            { field: 'a.z', lessThan: 3 },
          ],
        },
      ],
    },
  })
  expect(await shown("{ 'a.x': { atLeast: 9, atMost: 5 } }")).toContain('(condition-never)')
  expect(await shown("{ 'a.x': { atLeast: 9, atMst: 5 } }")).toContain('atMst')
})

it('days are compared with days, today among them', async () => {
  const said = await saidOf({
    'screens/home.ts': home,
    'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({
  refund: { key: 'id', title: 'id', fields: { id: 'id', days: 'duration', createdAt: 'moment', dueOn: 'date' } },
})
`,
    'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'finance', calls: {
  refund: { get: '/api/refunds/{id}', one: 'refund' },
  approve: { put: '/api/refunds/{id}/approve' },
} })
`,
    'screens/one.ts':
      screen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } }, access: { resource: 'finance' },
loads: { refund: 'refund' },
checks: [{ when: { 'refund.dueOn': { before: 'today' } }, go: 'home' }],
body: [{ kind: 'actions', load: 'refund', actions: [
  { label: 'A', call: 'approve', visible: { createdAt: { before: 'today-30' }, dueOn: { after: '2026-01-31' } } },
  { label: 'B', call: 'approve', visible: { days: { before: 'today' }, createdAt: { after: 'tomorrow' } } },
  { label: 'C', call: 'approve', visible: { dueOn: { atLeast: 'today' } } },
] }],`),
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:5:46  /checks/0/when/refund.dueOn/before
      compares with a day to decide what opens, where today is not known. Use before and after in "visible", "enabled", row marks or the conditions of a form.  (day-elsewhere)
    screens/one.ts:8:61  /body/0/actions/1/visible/days/before
      compares "days" with a day, but it is of the type duration. Compare a date or moment this way, in a form a date field.  (day-unfit)
    screens/one.ts:8:92  /body/0/actions/1/visible/createdAt/after
      is "tomorrow", which does not have the right form. Did you mean "today+1"?  (form-wrong)
    screens/one.ts:9:63  /body/0/actions/2/visible/dueOn/atLeast
      is a text and must be a number. Compare days with before and after: write after: 'today-1', which is from today on.  (type-wrong)"
  `)
})

it('days of forms are compared with days and limited by them', async () => {
  expect(
    await saidOfForm(`{ kind: 'date', name: 'a', label: 'A', atLeast: 'today+1', atMost: 'today+' },
{ kind: 'number', name: 'b', label: 'B', visible: { a: { before: 'today' } }, atMost: 'today' },
{ kind: 'text', name: 'c', label: 'C', visible: { b: { after: 'today' } } },
{ kind: 'date', name: 'd', label: 'D', min: 'today' },`),
  ).toMatchInlineSnapshot(`
    "screens/one.ts:4:68  /body/0/form/fields/0/atMost
      names the field "today+", which does not exist. The fields are "a", "b", "c", "d".  (field-unknown)
    screens/one.ts:5:87  /body/0/form/fields/1/atMost
      names the field "today", which does not exist. The fields are "a", "b", "c", "d".  (field-unknown)
    screens/one.ts:6:63  /body/0/form/fields/2/visible/b/after
      compares "b" with a day, but it is a number field. Compare a date or moment this way, in a form a date field.  (day-unfit)
    screens/one.ts:7:45  /body/0/form/fields/3/min
      is "today", which does not have the form ^\\d{4}-\\d{2}-\\d{2}$. Write atLeast: 'today'.  (form-wrong)"
  `)
})

it('fields of forms are compared by size only if they are numbers, and with the user only if they are names', async () => {
  expect(
    await saidOfForm(`{ kind: 'number', name: 'a', label: 'A' },
{ kind: 'text', name: 'b', label: 'B', visible: { a: { moreThan: 500 } } },
{ kind: 'text', name: 'c', label: 'C', visible: { b: { isUser: true } } },
{ kind: 'text', name: 'd', label: 'D', visible: { b: { moreThan: 500 } }, required: { a: { isUser: true } } },`),
  ).toMatchInlineSnapshot(`
    "screens/one.ts:7:66  /body/0/form/fields/3/visible/b/moreThan
      compares "b" by size, but it is a text field. Compare a number this way: an integer, decimal, money, percent or duration, in a form a number field.  (size-unfit)
    screens/one.ts:7:100  /body/0/form/fields/3/required/a/isUser
      compares "a" with the name of the signed-in user, but it is a number field. Ask a field that holds the name of a user: a text or a reference, in a form a text or one with options.  (user-unfit)"
  `)
})

it('a condition by size on a field that keeps its start value may never hold', async () => {
  const said = (leaf: string) =>
    saidOfForm(`{ kind: 'number', name: 'a', label: 'A', initial: 3, enabled: { b: { ${leaf} } } },
{ kind: 'number', name: 'b', label: 'B', initial: 7, enabled: { a: 4 } },`)
  expect(await said('atLeast: 7')).toBe('')
  expect(await said('moreThan: 7')).toContain('(')
})
