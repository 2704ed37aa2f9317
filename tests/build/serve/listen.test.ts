import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'

it('a stopped server closes its websockets properly and exits', async () => {
  const script = fileURLToPath(new URL('./listen.child.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(child.stdout), 'line')
  const [address = ''] = /http:\/\/\S+/.exec(String(line)) ?? []
  const reply = await fetch(`${address}/sandbox/sessions`, { method: 'POST', body: '{"persona":"admin"}' })
  const { satellizer } = Object(await reply.json())
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/navigation/socket`, {
    headers: { authorization: `Bearer ${satellizer}` },
  })
  await once(socket, 'open')
  child.kill('SIGTERM')
  const [[code], [status]] = await Promise.all([once(socket, 'close'), once(child, 'exit')])
  expect([code, status]).toEqual([1001, 0])
})
