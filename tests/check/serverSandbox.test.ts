import { expect, it } from 'vitest'
import { checkServer } from '../../schemas/check/server/checkServer.ts'
import { formatComparison } from '../../schemas/check/server/difference.ts'
import { type DialectName } from '../../src/sandbox/dialect/dialect.ts'
import { openTestSandbox } from '../sandbox/client.ts'
import { definitions, vocabulary } from '../support/screens.ts'
import { listening } from './listening.ts'

it.each<DialectName>(['standard', 'legacy'])(
  'the %s server breaks no screen and loses nothing, and nothing is written to it',
  async dialect => {
    const { sandbox, close } = await openTestSandbox({ seed: 'basic', dialect, slowest: 0 })
    const sent: string[] = []
    const server = await listening(async request => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return sandbox.fetch(request)
    })
    const token = sandbox.signIn('admin')
    const comparison = await checkServer(
      { address: server.address, token, replies: true, patience: 60_000 },
      { definitions, vocabulary },
    )
    await server.close()
    close()
    const bad = comparison.differences.filter(({ severity }) => severity !== 'harmless')
    expect(formatComparison({ ...comparison, differences: bad, uncompared: [] })).toMatch(
      /^\d+ calls compared with the replies of the server: 0 differences/,
    )
    expect(comparison.compared).toBeGreaterThan(150)
    expect(sent.filter(call => !/^GET |^POST .*\/grid$/.test(call))).toEqual([])
    expect(sent).not.toContain('GET /api/navigation/logout')
  },
)
