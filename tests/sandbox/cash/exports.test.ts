import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestSandbox } from '../client.ts'

describe('cash exports', () => {
  it('are limited to cpmt_max_month_per_export months', async () => {
    const { sandbox, ask, close } = await openTestSandbox({ seed: 'basic' })
    onTestFinished(close)
    const token = sandbox.signIn('admin')
    const report = (from: string, to: string) => {
      const filter = [
        [{ index: 'datedAt', value: from, condition: 'gteq' }],
        [{ index: 'datedAt', value: to, condition: 'lteq' }],
      ]
      const gridRequest = {
        pagination: { limit: 50, offset: 0 },
        filter,
        sort: [],
        columns: [],
        export: true,
      }
      return ask('POST /api/report', {
        token,
        body: { reportType: 'cash_reconciliation-payments', gridRequest },
      })
    }
    expect(await report('2011-09-01 00:00:00', '2011-11-30 23:59:59')).toMatchObject({ status: 200 })
    const { status, text } = await report('2011-08-01 00:00:00', '2011-11-30 23:59:59')
    expect([status, text]).toEqual([400, expect.stringContaining('at most 3 months')])
    await sandbox.idle()
  })
})
