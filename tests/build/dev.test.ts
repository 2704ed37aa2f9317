import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { pingRequest } from '../../schemas/wire/socketRequest.ts'

it('npm run dev serves the websocket of the console on the port of the page', async () => {
  const script = fileURLToPath(new URL('../../src/build/dev.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', SANDBOX_DATA: ':memory:', SANDBOX_SEED: 'empty', VITEST: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  // Vite may speak first: of a cache that another run has left, for one.
  const address = await new Promise<string>(resolve => {
    createInterface(child.stdout).on('line', line => {
      const [found] = /http:\/\/\S+/.exec(line) ?? []
      if (found !== undefined) resolve(found)
    })
  })
  const reply = await fetch(`${address}/sandbox/sessions`, { method: 'POST', body: '{"persona":"admin"}' })
  const { satellizer } = Object(await reply.json())
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/navigation/socket`, {
    headers: { cookie: `operations_console=${satellizer}`, origin: address },
  })
  await once(socket, 'open')
  socket.send(JSON.stringify(pingRequest))
  const [answer] = await once(socket, 'message')
  expect(JSON.parse(String(answer))).toEqual({ success: true, actions: [] })
  child.kill('SIGTERM')
  const [[code], [status]] = await Promise.all([once(socket, 'close'), once(child, 'exit')])
  expect([code, status]).toEqual([1001, 0])
})
