import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkServer } from '../../schemas/check/server/checkServer.ts'
import { formatComparison } from '../../schemas/check/server/difference.ts'
import { listening } from './listening.ts'
import { refund, servedProject, server } from './servedProject.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** What the check says of a server, without what was compared. */
async function saidOf(answer: Answer, patience = 5000): Promise<string[]> {
  const { result } = await servedProject()
  const { address, close } = await listening(answer)
  onTestFinished(close)
  return formatComparison(await checkServer({ address, token: 'secret', patience }, result)).split('\n')
}

/** The lines between the headings of the severities and the next empty line. */
async function differencesOf(answer: Answer): Promise<string[]> {
  const lines = await saidOf(answer)
  const end = lines.findIndex(line => line.startsWith('Not compared'))
  return lines.slice(0, end < 0 ? -1 : end).filter(line => line !== '')
}

const grid = '  refunds  POST /api/refunds/grid'
const one = '  refund  GET /api/refunds/{id}'
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(refund).filter(([name]) => !names.includes(name)))

describe('server replies', () => {
  it('match the contract, in any envelope and spelling', async () => {
    expect(await differencesOf(server())).toEqual([])
  })

  it('lose information without a displayed field, and break a screen without one that rows or links need', async () => {
    expect(await differencesOf(server({}, without('customerName', 'version')))).toEqual([
      'Loses information (2)',
      grid,
      '    customerName: is missing. (refunds)',
      one,
      '    customerName: is missing. (refund)',
      'Harmless (2)',
      grid,
      '    version: is missing.',
      one,
      '    version: is missing.',
    ])
    const broken = await differencesOf(server({}, without('idRefund')))
    expect(broken.slice(0, 3)).toEqual(['Breaks a screen (1)', grid, '    idRefund: is missing. (refunds)'])
  })

  it('name the field that a missing one may have become', async () => {
    const renamed = { ...without('customerName'), customer_name: 'Ada' }
    expect(await differencesOf(server({}, renamed))).toContain(
      '    customerName: is missing. The server has "customer_name". (refunds)',
    )
  })

  it('break a screen with another shape, and lose information with an unknown value or option', async () => {
    const other = {
      ...refund,
      customerName: { first: 'Ada' },
      amount: 'much',
      status: 'lost',
      tags: 'urgent',
    }
    const answers = { 'GET /api/refunds/7': () => Response.json({ data: refund }) }
    expect(await differencesOf(server(answers, other))).toEqual([
      'Breaks a screen (2)',
      grid,
      '    customerName: is an object instead of a text. (refunds)',
      '    tags: is a text instead of a list. (refunds)',
      'Loses information (2)',
      grid,
      '    amount: is a text, which is no money. (refunds)',
      '    status: has "lost", which the contract does not know. (refunds)',
    ])
  })

  it('are valid with fields that the contract does not name', async () => {
    expect(await differencesOf(server({}, { ...refund, extra: 1, more: 2 }))).toEqual([
      'Harmless (4)',
      grid,
      '    extra, more: not in the contract.',
      one,
      '    extra, more: not in the contract.',
    ])
  })

  it('break a screen if a call is missing, has another method, or returns a page or no rows', async () => {
    const gone = () => Response.json({}, { status: 404 })
    expect(await differencesOf(server({ 'GET /api/refunds/notes': gone }))).toEqual([
      'Breaks a screen (1)',
      '  refundNotes  GET /api/refunds/notes',
      '    is not there: the server answers 404. (refunds)',
    ])
    expect(
      await differencesOf(server({ 'POST /api/refunds/grid': () => new Response('', { status: 405 }) })),
    ).toContain('    cannot be sent: the server answers 405, so the path has another method. (refunds)')
    const page = () =>
      new Response('<!doctype html><title>Shop</title>', { headers: { 'content-type': 'text/html' } })
    expect(await differencesOf(server({ 'GET /api/refunds/notes': page }))).toContain(
      '    answers a page instead of JSON. (refunds)',
    )
    expect(
      await differencesOf(server({ 'POST /api/refunds/grid': () => Response.json({ rows: [] }) })),
    ).toContain('    answers no rows with their count. (refunds)')
  })
})

describe('server without a reply', () => {
  it.each([
    [
      'refuses the token',
      () => Response.json({}, { status: 401 }),
      'answers 401: the token of CONSOLE_TOKEN is missing or not accepted',
    ],
    [
      'refuses the resource',
      () => Response.json({}, { status: 403 }),
      'answers 403: the token lacks the resource',
    ],
    ['fails with a page', () => new Response('<html>Oops</html>', { status: 502 }), 'answers 502'],
    [
      'leads to a login',
      () => new Response(null, { status: 302, headers: { location: '/login' } }),
      'leads elsewhere, to /login',
    ],
  ])('and with %s is not compared further', async (_, answer, why) => {
    const lines = await saidOf(answer)
    expect(lines).toContain(`  refundNotes  GET /api/refunds/notes: ${why}`)
    expect(lines.at(-1)).toMatch(/^0 calls compared/)
  })

  it('in time is not waited for', async () => {
    const lines = await saidOf(async () => {
      await setTimeout(3000)
      return Response.json({})
    }, 100)
    expect(lines).toContain('  refundNotes  GET /api/refunds/notes: has not answered within 0.1 s')
  })
})

describe('npm run check -- --server', () => {
  const cli = fileURLToPath(new URL('../../schemas/check/cli.ts', import.meta.url))

  async function run(address: string) {
    const { root } = await servedProject()
    const child = spawn(process.execPath, [cli, '--root', root, '--server', address], {
      env: { ...process.env, CONSOLE_TOKEN: 'secret' },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    const [status] = await once(child, 'close')
    return { status, output }
  }

  it('sends the token of the environment, and exits with 1 only if a screen breaks', async () => {
    const tokens = new Set<string | null>()
    const right = await listening(request => {
      tokens.add(request.headers.get('authorization'))
      return server({}, without('customerName'))(request)
    })
    onTestFinished(right.close)
    expect((await run(right.address)).status).toBe(0)
    expect([...tokens]).toEqual(['Bearer secret'])
    const wrong = await listening(server({}, without('idRefund')))
    onTestFinished(wrong.close)
    expect((await run(wrong.address)).status).toBe(1)
  })

  it('reports a server that does not answer and exits with 1', async () => {
    const { address, close } = await listening(() => new Response())
    await close()
    const { status, output } = await run(address)
    expect(output).toContain('refundNotes  GET /api/refunds/notes: cannot be reached (ECONNREFUSED)')
    expect(status).toBe(1)
  })
})
