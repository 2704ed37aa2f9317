import { payloadOf } from '../../schemas/wire/envelope.ts'
import { type RunningConsole } from './runningConsole.ts'

/**
 * Asks the server what a journey needs to know, without a page, and gives what the reply wraps, whichever server it is. With
 * a body it is a POST. A refused call fails the test.
 */
export async function askApi(
  { address, session }: RunningConsole,
  persona: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const reply = await fetch(`${address}/api/${path}`, {
    headers: {
      authorization: `Bearer ${await session({ persona })}`,
      'content-type': 'application/json',
      'cache-control': 'no-cache',
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${text}`)
  return text === '' ? undefined : payloadOf(JSON.parse(text))
}
