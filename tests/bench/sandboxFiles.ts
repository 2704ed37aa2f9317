import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSandbox, type Sandbox } from '../../src/sandbox/openSandbox.ts'

/**
 * The mass import and the export of the sandbox, on a data file: rows per second from request to reply, and the memory
 * that exports of 2,000 and of 200,000 rows take; the first of each also warms up. `npm run bench -- --only sandbox-files`, which lets
 * the garbage be collected between them.
 */

const origin = 'http://127.0.0.1'
const rowsPerImport = 50_000
/** Rows per second. */
const leastRate = 50_000
const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'))
const sandbox = await openSandbox({ data: join(folder, 'data.sqlite') })
try {
  const token = sandbox.signIn('admin')
  await measureImports(sandbox, token)
  for (const status of ['booked', 'pending', 'pending']) await measureExport(sandbox, token, status)
} finally {
  sandbox.close()
  rmSync(folder, { recursive: true })
}

async function measureImports(sandbox: Sandbox, token: string): Promise<void> {
  const options = { pagination: { limit: 1000, offset: 0 }, filter: [], sort: [], columns: [] }
  const page: { data: { orderNr: string; currency: string }[] } = await (
    await post(sandbox, token, '/api/finance/refunds/grid', JSON.stringify({ options }))
  ).json()
  const lines = Array.from({ length: rowsPerImport }, (_, at) => {
    const { orderNr, currency } = page.data[at % page.data.length] ?? {}
    return `${orderNr},${(at % 9999) + 1}.50,${currency},Cash difference`
  })
  for (let round = 1; round <= 4; round++) {
    const form = new FormData()
    form.append('uploadFile', new File([`orderNr,amount,currency,reason\n${lines.join('\n')}\n`], 'rows.csv'))
    const [begun, cpu] = [performance.now(), process.cpuUsage()]
    const reply = await post(sandbox, token, '/api/mass-import/import/1', form)
    const seconds = (performance.now() - begun) / 1000
    const { user, system } = process.cpuUsage(cpu)
    if (!reply.ok) throw new Error(await reply.text())
    const rate = (time: number) => Math.round(rowsPerImport / time).toLocaleString('en')
    const met = rowsPerImport / seconds >= leastRate
    console.log(
      `import ${round}: ${rate(seconds)} rows/s (${rate((user + system) / 1_000_000)} rows per second of processor time), at least 50,000: ${met ? 'met' : 'missed'}`,
    )
  }
}

async function measureExport(sandbox: Sandbox, token: string, status: string): Promise<void> {
  const filter = [[{ index: 'status', value: status, condition: 'equals' }]]
  const gridRequest = { pagination: { limit: 10, offset: 0 }, filter, sort: [], columns: [], export: true }
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  let longest = 0
  let last = performance.now()
  const begun = last
  await post(sandbox, token, '/api/report', JSON.stringify({ reportType: 'finance-write-off', gridRequest }))
  let ready = false
  const finished = sandbox.idle().then(() => {
    ready = true
  })
  while (!ready) {
    await new Promise(setImmediate)
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    most = Math.max(most, process.memoryUsage().rss)
  }
  await finished
  const list: { message: string }[] = await (
    await sandbox.fetch(
      new Request(`${origin}/api/navigation/notification`, { headers: { authorization: `Bearer ${token}` } }),
    )
  ).json()
  console.log(
    `export: ${list[0]?.message} ${Math.round(performance.now() - begun)} ms, ${((most - before) / 1e6).toFixed(1)} MB more memory at most, other requests wait ${longest.toFixed(1)} ms at most`,
  )
}

function post(sandbox: Sandbox, token: string, path: string, body: string | FormData): Promise<Response> {
  return sandbox.fetch(
    new Request(origin + path, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body }),
  )
}
