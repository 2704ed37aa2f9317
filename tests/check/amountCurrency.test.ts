import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
  payoutLine: { fields: { net: 'money', text: 'text?', currency: 'text?' } },
  payout: { fields: { idPayout: 'id', lines: { type: 'list', entity: 'payoutLine' }, amount: 'money', currency: 'text', limit: { type: 'decimal', decimals: 2 } } },
})
`
const calls = `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api/payouts', resource: 'payouts', of: 'payout', calls: {
payouts: { grid: '/grid', many: 'payout' },
adjustPayout: { post: '/{idPayout}/adjust', body: ['amount'] },
addPayout: { post: '/', body: ['amount', 'currency'] },
limitPayouts: { post: '/limit', body: ['limit'] },
addLines: { post: '/lines', body: ['lines', 'currency'] },
addAmount: { post: '/amount', body: ['amount'] },
} })
`

/** The fields of the form of one action of a list of payouts. */
async function fieldsOf(action: string): Promise<unknown> {
  const { problems, definitions } = await checkDefinitions(
    await project({
      'screens/home.ts': home,
      'screens/finance/entities/payouts.ts': entities,
      'screens/finance/calls/payouts.ts': calls,
      'screens/finance/payouts.ts': screen(
        `name: 'payouts', path: '/payouts', access: { resource: 'payouts' },
body: [{ kind: 'grid', call: 'payouts', columns: ['idPayout'], actions: [{ label: 'Enter…', title: 'Enter', ${action} }] }],`,
      ),
    }),
  )
  expect(problems).toEqual([])
  const opened = definitions.find(one => one.screen.name === 'payouts')?.screen.body?.[0]
  const [entered] = opened?.kind === 'grid' ? (opened.grid.actions ?? []) : []
  return entered && 'panel' in entered && entered.panel && 'form' in entered.panel
    ? entered.panel.form.fields
    : undefined
}

describe('amount in a form', () => {
  it('has the currency of the row that its action is for', async () => {
    expect(await fieldsOf("call: 'adjustPayout'")).toMatchObject([
      { name: 'amount', currency: 'record.currency' },
    ])
  })

  it('has the currency that is entered in the same form', async () => {
    expect(await fieldsOf("scope: 'screen', call: 'addPayout'")).toMatchObject([
      { name: 'amount', currency: 'currency' },
      { name: 'currency' },
    ])
  })

  it('has none in a form without a record and without a field for it', async () => {
    expect(await fieldsOf("scope: 'screen', call: 'addAmount'")).toEqual([
      expect.not.objectContaining({ currency: expect.anything() }),
    ])
  })

  it('has the unit or the currency that its field names instead', async () => {
    const field = (more: string) => fieldsOf(`call: 'adjustPayout', fields: [{ name: 'amount', ${more} }]`)
    expect(await field("unit: 'per month'")).toEqual([
      expect.not.objectContaining({ currency: expect.anything() }),
    ])
    expect(await field("currency: 'record.idPayout'")).toMatchObject([{ currency: 'record.idPayout' }])
  })

  it('is an amount by its type: another number has no currency', async () => {
    expect(await fieldsOf("call: 'limitPayouts', fields: ['limit']")).toEqual([
      expect.not.objectContaining({ currency: expect.anything() }),
    ])
  })

  it('in a table has the currency of the form around it, and is required by its own record', async () => {
    const table = "{ name: 'lines', add: 'Add', required: false, fields: ['net', 'text'] }"
    expect(await fieldsOf(`scope: 'screen', call: 'addLines', fields: [${table}, 'currency']`)).toMatchObject(
      [
        {
          fields: [
            { name: 'net', required: true, currency: 'currency' },
            expect.not.objectContaining({ required: true }),
          ],
        },
        { name: 'currency' },
      ],
    )
  })
})
