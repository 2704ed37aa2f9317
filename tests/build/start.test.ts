import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

describe('npm start', () => {
  it('reports a port in use before it builds anything', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const script = fileURLToPath(new URL('../../src/build/start.ts', import.meta.url))
    // Without a PATH no build could begin: whatever it says comes before one.
    const child = spawn(process.execPath, [script], {
      env: { PORT: String(port), SANDBOX_DATA: ':memory:' },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
    })
    const [code] = await once(child, 'close')
    other.close()
    expect([code, said.trim()]).toEqual([
      1,
      `Port ${port} is in use. Stop what runs there, or choose another: PORT=4001 npm start`,
    ])
  })
})
