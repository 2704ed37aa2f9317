import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Configuration, readConfiguration } from '../../schemas/wire/configuration.ts'

/** A failure on demand, as `POST /sandbox/faults` takes it. */
export interface Fault {
  readonly call: string
  readonly status?: number
  readonly delay?: number
  readonly drop?: boolean
  readonly body?: unknown
  readonly times?: number
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
  /** The calls since the log was last cleared. */
  log(): Promise<readonly LoggedCall[]>
  clearLog(): Promise<void>
  stop(): Promise<void>
}

export async function startConsole(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningConsole> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/sandbox/start.ts')], {
    env: { ...process.env, SANDBOX_DATA: ':memory:', ...environment, PORT: String(port), VITEST: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await listening(child)
  const configuration = readConfiguration(await (await fetch(`${address}/config.json`)).json())
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(`${address}/sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
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
    clearFaults: async () => void (await send('DELETE', 'faults')),
    log: async () => (await send('GET', 'log')).json(),
    clearLog: async () => void (await send('DELETE', 'log')),
    async stop() {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Resolves when the start has printed its address; rejects with what it printed when it ends before. */
async function listening(child: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      if (/https?:\/\/\S+/.test(output)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code =>
      reject(new Error(`The console ended with ${code} before it listened:\n${output}`)),
    )
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.')
  return address.port
}
