import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { underLock } from '../../../src/build/serve/underLock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
const lock = join(folder, 'made/build.lock')
afterAll(() => rmSync(folder, { recursive: true }))

describe('work under a lock', () => {
  it('runs one after the other', async () => {
    const order: string[] = []
    const work = (name: string) => () =>
      underLock(lock, async () => {
        order.push(`${name} begins`)
        await new Promise(setImmediate)
        order.push(`${name} ends`)
        return name
      })
    expect(await Promise.all([work('a')(), work('b')(), work('c')()])).toEqual(['a', 'b', 'c'])
    expect(order.map(one => one.split(' ')[1])).toEqual([
      'begins',
      'ends',
      'begins',
      'ends',
      'begins',
      'ends',
    ])
    expect(readdirSync(join(folder, 'made'))).toEqual([])
  })

  it('releases the lock on failure', async () => {
    await expect(underLock(lock, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(existsSync(lock)).toBe(false)
  })

  it('does not wait for a process that has exited', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(lock, String(pid))
    expect(await underLock(lock, async () => 'done')).toBe('done')
  })
})
