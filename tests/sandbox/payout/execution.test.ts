import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSandbox } from '../../../src/sandbox/openSandbox.ts'
import { money } from '../../../src/sandbox/values/figures.ts'
import { asking, withFilled } from '../client.ts'
import { execution, free, payoutClient, review } from '../payoutClient.ts'
import { copySeededData } from '../seededData.ts'

const client = payoutClient()

describe('execution of the automatic queue', () => {
  it('pays approved payouts, logs them in the API log, and never pays twice', async () => {
    const [first, second] = free(await client.rows(execution)).filter(({ net }) => net < 15_000)
    const ids = [first?.idPayout, second?.idPayout]
    client.bank.shut()
    expect(await client.post(`${execution}/execute`, { selection: { ids } }, client.manager)).toMatchObject([
      200,
      { message: '2 payouts are being paid.' },
    ])
    expect(await client.post(`${execution}/execute`, { selection: { ids } })).toMatchObject([
      409,
      { message: expect.stringContaining('2 of 2 payouts cannot be executed') },
    ])
    client.bank.open()
    await client.sandbox.idle()
    for (const id of ids) {
      const { status, reference } = await client.one(Number(id))
      expect(status === 'paid' ? reference : status).toMatch(/^PAY-|^failed$/)
      const log = await client.rows<Record<string, unknown>>('settings/apilog', { documentNr: `PO-${id}` })
      expect(log).toMatchObject([{ status: status === 'paid' ? 201 : 422 }])
    }
  })

  it('requires a second person above the limit of the settings', async () => {
    const [first] = free(await client.rows(review)).filter(({ net }) => net > 15_000)
    const ids = [first?.idPayout]
    await client.post(`${review}/approve`, { selection: { ids } })
    expect(await client.post(`${execution}/execute`, { selection: { ids } })).toMatchObject([
      409,
      {
        message: expect.stringMatching(
          /: above 15,000\.00 [A-Z]{3} the person who approved it cannot pay it\.$/,
        ),
      },
    ])
    expect((await client.post(`${execution}/execute`, { selection: { ids } }, client.manager))[0]).toBe(200)
    await client.sandbox.idle()
  })

  it('requires a person other than the approver also below the limit, if that person set the limit', async () => {
    const settings = 'settings/global-settings'
    const put = async (approvalLimit: number, token: string) => {
      const get = await client.ask(`GET /api/payout/${settings}`, { token })
      const { updatedBy: _by, updatedAt: _at, ...kept } = Object(get.json()).data
      const body = { ...kept, approvalLimit }
      expect((await client.ask(`PUT /api/payout/${settings}`, { token, body })).status).toBe(200)
    }
    await put(20_000, client.payout)
    const [first] = free(await client.rows(review)).filter(({ net }) => net > 0 && net < 15_000)
    const selection = { ids: [first?.idPayout] }
    expect((await client.post(`${review}/approve`, { selection }))[0]).toBe(200)
    expect(await client.post(`${execution}/execute`, { selection })).toMatchObject([
      409,
      { message: expect.stringContaining('the person who approved it cannot pay it.') },
    ])
    expect((await client.post(`${execution}/execute`, { selection }, client.manager))[0]).toBe(200)
    await client.sandbox.idle()
    await put(15_000, client.sandbox.signIn('admin'))
  })

  it('is rejected above the maximum of one execution, and when it is disabled', async () => {
    const settings = 'settings/global-settings'
    const get = await client.ask(`GET /api/payout/${settings}`, { token: client.payout })
    const { updatedBy: _by, updatedAt: _at, ...kept } = Object(get.json()).data
    const put = (change: object) =>
      client.ask(`PUT /api/payout/${settings}`, { token: client.payout, body: { ...kept, ...change } })
    const [first] = free(await client.rows(execution)).filter(({ net }) => net > 1000 && net < 15_000)
    const selection = { ids: [first?.idPayout] }
    expect((await put({ mostPerRun: 1000 })).status).toBe(200)
    expect(await client.post(`${execution}/execute`, { selection }, client.manager)).toMatchObject([
      409,
      {
        message: `These payouts add up to ${money(Math.round(Number(first?.net) * 100), first?.currency)}, but one execution can pay at most 1,000.00 ${first?.currency}. Nothing was changed.`,
      },
    ])
    expect((await put({ automatic: false })).status).toBe(409)
    expect((await put({ automatic: false, version: kept.version + 1 })).status).toBe(200)
    expect(await client.post(`${execution}/execute`, { selection }, client.manager)).toMatchObject([
      409,
      { message: 'Execution is switched off in the global settings of payouts.' },
    ])
    expect((await put({ version: kept.version + 2 })).status).toBe(200)
  })

  it('survives an interruption: each payout is fully paid or still approved', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-payouts-'))
    const data = join(folder, 'payouts.sqlite')
    try {
      copySeededData(data)
      const before = await openSandbox(withFilled({ data, seed: 'basic' }))
      const ask = asking(before)
      const token = before.signIn('finance-manager')
      const due = free(await client.rows(execution, {}, ask, token))
        .filter(({ net }) => net < 15_000)
        .slice(0, 5)
      const ids = due.map(({ idPayout }) => idPayout)
      const reply = await ask(`POST /api/payout/${execution}/execute`, {
        token,
        body: { selection: { ids } },
      })
      expect(reply.status).toBe(200)
      before.close()

      const after = await openSandbox(withFilled({ data, seed: 'basic' }))
      const again = asking(after)
      const fresh = after.signIn('finance-manager')
      for (const id of ids) {
        const found = Object((await again(`GET /api/payout/payouts/${id}`, { token: fresh })).json()).data
        expect(['approved', 'paid', 'failed']).toContain(found.status)
        if (found.status === 'approved')
          expect(found.timeline[0].title).toBe('Execution interrupted, still approved')
      }
      const notifications = Object((await again('GET /api/navigation/notification', { token: fresh })).json())
      expect(notifications[0].message).toContain('The execution of payouts was interrupted by a restart.')
      after.close()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
