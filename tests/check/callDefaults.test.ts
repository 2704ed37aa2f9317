import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf } from './project.ts'

const files = (calls: string, of = '') => ({
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({
refund: { fields: { idRefund: 'id', note: 'text', version: 'integer' } },
line: { fields: { idLine: 'id', text: 'text' } },
payout: { fields: { idPayout: 'id', note: 'text' } },
})
`,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', ${of} resource: 'finance', calls: {
refunds: { grid: '/refunds/grid', many: 'refund' },
refundMenu: { get: '/refunds', one: 'payout' },
lines: { grid: '/refunds/{id}/lines/grid', many: 'line' },
${calls}
} })
`,
})

async function callsOf(calls: string, of?: string) {
  const { problems, vocabulary } = await checkDefinitions(await project(files(calls, of)))
  expect(problems).toEqual([])
  return (name: string) => {
    const { of, version } = vocabulary.calls.get(name) ?? {}
    return { of, version }
  }
}

it('the body of a call has the fields of the list or record that its path is below, the nearest one', async () => {
  const call = await callsOf(`addRefund: { post: '/refunds', body: ['note'] },
askCustomer: { post: '/refunds/{idRefund}/ask', body: ['note'] },
addLine: { post: '/refunds/{idRefund}/lines', body: ['text'] },
removeLine: { delete: '/refunds/{idRefund}/lines/{idLine}' },`)
  expect(['addRefund', 'askCustomer', 'addLine', 'removeLine'].map(name => call(name).of)).toEqual([
    'refund',
    'refund',
    'line',
    'line',
  ])
})

it('it has the entity that it names or answers, or that of the file where no list is above it', async () => {
  const call = await callsOf(
    `pay: { post: '/refunds/{idRefund}/pay', of: 'payout', body: ['note'] },
copy: { post: '/refunds/{idRefund}/copy', one: 'line', body: ['text'] },
addPayout: { post: '/payouts', body: ['note'] },`,
    "of: 'payout',",
  )
  expect(['pay', 'copy', 'addPayout'].map(name => call(name).of)).toEqual(['payout', 'line', 'payout'])
})

it('a PUT of records with a version takes it, unless it says no; others say so', async () => {
  const call = await callsOf(`changeRefund: { put: '/refunds/{idRefund}', body: ['note'] },
overwriteRefund: { put: '/refunds/{idRefund}/all', body: ['note'], version: false },
changeLine: { put: '/refunds/{id}/lines/{idLine}', body: ['text'] },
askCustomer: { post: '/refunds/{idRefund}/ask', body: ['note'] },
sendRefund: { post: '/refunds/{idRefund}/send', version: true },`)
  expect(
    ['changeRefund', 'overwriteRefund', 'changeLine', 'askCustomer', 'sendRefund'].map(
      name => call(name).version,
    ),
  ).toEqual([true, false, undefined, undefined, true])
})

it('what follows is not written', async () => {
  expect(
    await saidOf(
      files(`changeRefund: { put: '/refunds/{idRefund}', of: 'refund', body: ['note'], version: true },
askCustomer: { post: '/refunds/{idRefund}/ask', body: ['note'], version: false },`),
    ),
  ).toMatchInlineSnapshot(`
    "screens/finance/calls/refunds.ts:6:45  /calls/changeRefund/of
      is the default. Remove it: defaults are never written.  (default-written)
    screens/finance/calls/refunds.ts:6:75  /calls/changeRefund/version
      is the default. Remove it: defaults are never written.  (default-written)
    screens/finance/calls/refunds.ts:7:65  /calls/askCustomer/version
      is the default. Remove it: defaults are never written.  (default-written)"
  `)
})

it('a field that the entity above does not have is a problem', async () => {
  expect(
    await saidOf(files("addLine: { post: '/refunds/{idRefund}/lines', body: ['note'] },")),
  ).toMatchInlineSnapshot(`
    "screens/finance/calls/refunds.ts:6:54  /calls/addLine/body/0
      names the field "note", which the entity "line" does not have. Its fields are "idLine", "text". Describe it in the fields of "line", or take it over from another entity with include: { otherEntity: ['note'] } there.  (entity-field-unknown)"
  `)
})
