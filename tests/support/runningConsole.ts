import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Configuration } from '../../schemas/wire/configuration.ts'
import { readConfiguration } from '../../schemas/wire/readConfiguration.ts'
import { keepReplyFaults } from './replyFaults.ts'

/** A failure on demand, as `POST /sandbox/faults` takes it. */
export interface Fault {
  readonly call: string
  readonly status?: number
  readonly delay?: number
  readonly drop?: boolean
  /** The call is done first, and its answer is lost. */
  readonly late?: boolean
  readonly body?: unknown
  readonly times?: number
}

/** Notifications on demand, as `POST /sandbox/notifications` takes them. */
export interface Push {
  readonly persona: string
  readonly type?: string
  /** `{n}` becomes the number of the notification. */
  readonly message?: string
  readonly processType?: string
  readonly inProgressId?: number
  readonly file?: { readonly name: string; readonly content: string }
  readonly fileUrl?: string
  readonly times?: number
  /** False: pushed only, without an id. */
  readonly keep?: boolean
  /** Sent as it is, in the place of all else. */
  readonly raw?: string
}

/** One call that the sandbox has answered; status 0 is a dropped connection. */
export interface LoggedCall {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly status: number
}

/** The production build with a sandbox of its own, in a process of its own, on a port of its own. */
export interface RunningConsole {
  /** Without a slash at its end. */
  readonly address: string
  /** As the page reads it. */
  readonly configuration: Configuration
  /** A session token of that persona, or one that holds exactly those resources. */
  session(of: { readonly persona: string } | { readonly resources: readonly string[] }): Promise<string>
  fault(fault: Fault): Promise<void>
  clearFaults(): Promise<void>
  /** Gives the ids of what is kept. */
  push(notification: Push): Promise<readonly number[]>
  /** The calls since the log was last cleared. */
  log(): Promise<readonly LoggedCall[]>
  clearLog(): Promise<void>
  stop(): Promise<void>
}

export async function startConsole(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningConsole> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/build/start.ts')], {
    env: { ...process.env, SANDBOX_DATA: ':memory:', ...environment, PORT: '0', VITEST: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  createInterface(child.stderr).on('line', keepReplyFaults)
  const address = await printedAddress(child, () => output)
  let stopping = false
  child.once('exit', (code, signal) => {
    if (!stopping) console.error(`The console ended by itself (${signal ?? code}):\n${output}`)
  })
  const configuration = readConfiguration(
    await (await fetch(`${address}/config.json`, { headers: alone })).json(),
  )
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${address}/sandbox/${path}`, {
      method,
      headers: { ...alone, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!reply.ok)
      throw new Error(`${method} /sandbox/${path} answered ${reply.status}: ${await reply.text()}`)
    return reply
  }
  return {
    address,
    configuration,
    session: async of => (await (await send('POST', 'sessions', of)).json()).satellizer,
    fault: async fault => void (await send('POST', 'faults', fault)),
    push: async notification => (await (await send('POST', 'notifications', notification)).json()).ids,
    clearFaults: async () => void (await send('DELETE', 'faults')),
    log: async () => (await send('GET', 'log')).json(),
    clearLog: async () => void (await send('DELETE', 'log')),
    async stop() {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** A connection that is kept may have been closed by the console while a test kept this process busy for some seconds. */
const alone = { Connection: 'close' } as const

/** Resolves with the address when the start has printed it; rejects with what it printed when it ends before. */
function printedAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [address] = /http:\/\/[\w.]+:\d+/.exec(output()) ?? []
      if (address) resolve(address)
    })
    child.once('exit', code =>
      reject(new Error(`The console ended with ${code} before it listened:\n${output()}`)),
    )
  })
}
