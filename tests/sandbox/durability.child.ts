import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { failOnReplyFault, openSandbox } from '../../src/sandbox/openSandbox.ts'

/** A sandbox in a process of its own, to be killed: prints its address. Its seed is empty unless the last word is basic. */
const [data = '', seed] = process.argv.slice(2)
const sandbox = await openSandbox({
  data,
  seed: seed === 'basic' ? 'basic' : 'empty',
  onReplyFault: failOnReplyFault,
})
const server = createServer(getRequestListener(request => sandbox.fetch(request)))
server.on('upgrade', sandbox.upgrade)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
