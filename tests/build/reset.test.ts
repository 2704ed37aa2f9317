import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptData, resetData } from '../../src/sandbox/database/resetData.ts'
import { asking, openTestSandbox } from '../sandbox/client.ts'
import { copySeededData } from '../sandbox/seededData.ts'

let folder = ''
let data = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reset-'))
  data = join(folder, 'data.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** `npm run reset` on the data of the test. */
function reset() {
  const script = fileURLToPath(new URL('../../src/build/reset.ts', import.meta.url))
  const env = { ...process.env, SANDBOX_DATA: data }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  return { status, said: (stdout + stderr).trim() }
}

describe('npm run reset', () => {
  it('deletes the data, and the next start creates it again', async () => {
    copySeededData(data)
    const first = await openTestSandbox({ data, seed: 'basic' })
    const filled = await pendingCount(first)
    const token = first.sandbox.signIn('finance-manager')
    const approval = { selection: { all: true, filter: pending, except: [] } }
    await first.ask('POST /api/finance/write-off/approve', { token, body: approval })
    expect([filled > 0, await pendingCount(first)]).toEqual([true, 0])
    first.close()

    expect(reset()).toEqual({
      status: 0,
      said: 'The data of the sandbox is deleted. The next start creates it again.',
    })
    expect(readdirSync(folder)).toEqual([])

    const second = await openTestSandbox({ data, seed: 'basic' })
    expect(await pendingCount(second)).toBe(filled)
    expect((await second.ask('GET /get-profile', { token })).status).toBe(401)
    second.close()
  })

  it('refuses while a sandbox is running, and deletes nothing', async () => {
    const { sandbox, close } = await openTestSandbox({ data })
    const token = sandbox.signIn('admin')
    expect(reset()).toEqual({
      status: 1,
      said: `A sandbox is running on ${data}. Stop it first, or its data will be lost.`,
    })
    expect((await asking(sandbox)('GET /get-profile', { token })).status).toBe(200)
    expect(sandbox.signIn('admin')).not.toBe('')
    close()
    expect(reset().status).toBe(0)
  })

  it('does not wait for a killed sandbox', async () => {
    const script = fileURLToPath(new URL('../sandbox/durability.child.ts', import.meta.url))
    const child = spawn(process.execPath, [script, data], { stdio: ['ignore', 'pipe', 'inherit'] })
    for await (const _ of createInterface(child.stdout)) break
    expect(reset().status).toBe(1)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(reset().status).toBe(0)
    expect(readdirSync(folder)).toEqual([])
  })

  it('works without data, and with a file that does not belong to the sandbox', () => {
    expect(reset().status).toBe(0)
    writeFileSync(data, 'no database at all, but long enough to be looked at as one '.repeat(20))
    expect(reset().status).toBe(0)
    expect(existsSync(data)).toBe(false)
  })
})

describe('deletable data', () => {
  it('are the files of every seed and their derived files, and nothing else in their folder', () => {
    for (const name of ['a.sqlite', 'a.sqlite-wal', 'b.sqlite', 'c.sqlite.7.draft', 'build.lock'])
      writeFileSync(join(folder, name), '')
    mkdirSync(join(folder, 'b.sqlite.files'))
    writeFileSync(join(folder, 'b.sqlite.files/report.csv'), '')
    expect(keptData(folder)).toEqual(['a', 'b', 'c'].map(name => join(folder, `${name}.sqlite`)))
    resetData(keptData(folder))
    expect(readdirSync(folder)).toEqual(['build.lock'])
    expect(keptData(join(folder, 'none'))).toEqual([])
  })

  it('are all kept while a sandbox uses one of them', async () => {
    writeFileSync(join(folder, 'a.sqlite'), '')
    const { close } = await openTestSandbox({ data })
    expect(() => resetData(keptData(folder))).toThrow(`running on ${data}`)
    expect(existsSync(join(folder, 'a.sqlite'))).toBe(true)
    close()
  })
})

const pending = [[{ index: 'status', value: 'pending', condition: 'equals' }]]

async function pendingCount({ sandbox, ask }: Awaited<ReturnType<typeof openTestSandbox>>): Promise<number> {
  const options = { pagination: { limit: 1, offset: 0 }, filter: pending, sort: [], columns: [] }
  const token = sandbox.signIn('finance')
  return Object((await ask('POST /api/finance/write-off/grid', { token, body: { options } })).json()).rowCount
}
