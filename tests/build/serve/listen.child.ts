import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { listen } from '../../../src/build/serve/listen.ts'
import { openSandbox } from '../../../src/sandbox/openSandbox.ts'

/** A sandbox that is started and stopped as `npm start` does it, without the console's files. */
const sandbox = await openSandbox({ seed: 'empty' })
const server = createServer(getRequestListener((request, env) => sandbox.fetch(request, env)))
server.on('upgrade', sandbox.upgrade)
await listen(server, 0, '127.0.0.1', sandbox)
