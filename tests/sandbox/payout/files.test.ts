import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { money } from '../../../src/sandbox/values/figures.ts'
import { equals } from '../client.ts'
import { type Payout, payoutClient } from '../payoutClient.ts'

const client = payoutClient()
const post = (path: string, body: object = {}, token = client.payout) =>
  client.ask(`POST /api/payout/${path}`, { token, body })

describe('remittance advice', () => {
  it('is a PDF of the payment, with every line, its total and only the end of the account number', async () => {
    const [paid] = await client.rows('payouts', { status: 'paid' })
    const reply = await post(`payouts/${paid?.idPayout}/remittance-advice`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect(reply.headers.get('content-disposition')).toContain(`remittance-advice-${paid?.idPayout}.pdf`)
    const { account } = await client.one(Number(paid?.idPayout))
    const lines = await client.rows<{ type: string }>(`payouts/${paid?.idPayout}/lines`)
    expect(reply.text).toContain(`REMITTANCE ADVICE   Payout ${paid?.idPayout}`)
    expect(reply.text).toContain(money(Math.round(Number(paid?.net) * 100), paid?.currency))
    expect(reply.text).toContain(`${lines.length} line`)
    expect(reply.text).not.toContain(account.iban)
    expect(reply.text).toContain(account.iban.slice(-4))
  })

  it('is rejected before the payout is paid, and for users who do not see payouts', async () => {
    const [open] = await client.rows('payouts', { status: 'pending' })
    const refused = await post(`payouts/${open?.idPayout}/remittance-advice`)
    expect([refused.status, Object(refused.json()).message]).toEqual([
      409,
      `Payout ${open?.idPayout} is not paid yet. The remittance advice is available after payment.`,
    ])
    const viewer = client.sandbox.signIn('viewer')
    expect((await post(`payouts/${open?.idPayout}/remittance-advice`, {}, viewer)).status).toBe(403)
  })
})

describe('bank file', () => {
  const ofBank = async () =>
    (await client.rows('payouts', { status: 'paid', queue: 'automatic' })).slice(0, 30)

  it('contains each selected payout once, and the sum of each currency', async () => {
    const chosen = await ofBank()
    const reply = await post('payouts/bank-file', {
      selection: { ids: chosen.map(({ idPayout }) => idPayout) },
    })
    expect(reply.headers.get('content-type')).toBe('application/xml')
    expect(XMLValidator.validate(reply.text)).toBe(true)
    const read = new XMLParser({ parseTagValue: false, isArray: name => name === 'PmtInf' }).parse(reply.text)
    const file = Object(read).Document.CstmrCdtTrfInitn
    expect(file.GrpHdr.NbOfTxs).toBe(String(chosen.length))
    const sums = file.PmtInf.map(({ CtrlSum }: { CtrlSum: string }) => Number(CtrlSum))
    expect(sums).toEqual(['GBP', 'EUR'].flatMap(currency => sumOf(chosen, currency)))
    for (const { idPayout } of chosen)
      expect(reply.text.split(`<EndToEndId>PO-${idPayout}</EndToEndId>`)).toHaveLength(2)
  })

  it('is rejected for payouts outside the bank, for an empty selection, and if the selection has changed', async () => {
    const [byHand] = await client.rows('payouts', { queue: 'manual' })
    const said = async (selection: object) => {
      const reply = await post('payouts/bank-file', { selection })
      return [reply.status, Object(reply.json()).message]
    }
    expect(await said({ ids: [byHand?.idPayout] })).toEqual([
      409,
      `Payout ${byHand?.idPayout} is not for the bank. Select approved or paid payouts of the automatic queue.`,
    ])
    expect(await said({ ids: [999_999_999] })).toEqual([404, 'There are no payouts in the selection.'])
    const filter = [equals('status', 'paid')]
    expect((await said({ filter, all: true, except: [], count: 1 }))[0]).toBe(409)
  })
})

function sumOf(payouts: readonly Payout[], currency: string): number[] {
  const cents = payouts.filter(one => one.currency === currency).map(({ net }) => Math.round(net * 100))
  return cents.length === 0 ? [] : [cents.reduce((all, one) => all + one, 0) / 100]
}
