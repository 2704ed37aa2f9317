import { fileURLToPath } from 'node:url'
import { type DialectName, dialects } from '../../sandbox/dialect/dialect.ts'
import { type Seed, seeds } from '../../sandbox/seed/fillDatabase.ts'

/** Settings from the environment. */
export interface Settings {
  /** PORT, default 4000; 0 takes a free one. */
  readonly port: number
  /** HOST, default 127.0.0.1. */
  readonly host: string
  /** SANDBOX_SEED, default basic. */
  readonly seed: Seed
  /** SANDBOX_DIALECT, default standard. */
  readonly dialect: DialectName
  /** SANDBOX_SLOWEST: longest usual delay of the legacy dialect in milliseconds. Default 400. */
  readonly slowest: number
  /** SANDBOX_DATA: a file or ':memory:'. Default `.data/sandbox-<seed>.sqlite` of the project. */
  readonly data: string
  /** SANDBOX_CHECK: replies that violate the contract become failures (500). Default false. */
  readonly checkReplies: boolean
  /** API_URL: the real system behind the console. Absent: the sandbox. */
  readonly apiUrl?: URL
  /** CONFIG: a JSON file whose values replace those of the configuration. Absent: none. */
  readonly config?: string
}

/** The folder of the project, with a slash at the end. */
export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url))

/** Reads the environment. Throws an Error that names the variable and what it may hold. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const seed = seeds.find(one => one === (env.SANDBOX_SEED || 'basic'))
  if (!seed) throw new Error(`SANDBOX_SEED is '${env.SANDBOX_SEED}'. Use one of: ${seeds.join(', ')}.`)
  const dialect = dialects.find(one => one === (env.SANDBOX_DIALECT || 'standard'))
  if (!dialect)
    throw new Error(`SANDBOX_DIALECT is '${env.SANDBOX_DIALECT}'. Use one of: ${dialects.join(', ')}.`)
  if (env.SANDBOX_CHECK && env.SANDBOX_CHECK !== 'replies')
    throw new Error(`SANDBOX_CHECK is '${env.SANDBOX_CHECK}'. Use replies, or nothing.`)
  const slowest = Number(env.SANDBOX_SLOWEST || 400)
  if (!Number.isInteger(slowest) || slowest < 0 || slowest > 60_000)
    throw new Error(`SANDBOX_SLOWEST is '${env.SANDBOX_SLOWEST}'. Use a number from 0 to 60000.`)
  const port = Number(env.PORT || 4000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is '${env.PORT}'. Use a number from 0 to 65535.`)
  const apiUrl = env.API_URL ? URL.parse(env.API_URL) : undefined
  if (apiUrl === null || (apiUrl && !/^https?:$/.test(apiUrl.protocol)))
    throw new Error(`API_URL is '${env.API_URL}'. Use an address that starts with https:// or http://.`)
  return {
    port,
    host: env.HOST || '127.0.0.1',
    seed,
    dialect,
    slowest,
    data: env.SANDBOX_DATA || `${projectFolder}.data/sandbox-${seed}.sqlite`,
    checkReplies: env.SANDBOX_CHECK === 'replies',
    ...(apiUrl ? { apiUrl } : {}),
    ...(env.CONFIG ? { config: env.CONFIG } : {}),
  }
}

/** Whether only this machine reaches that host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|::1)$/.test(host)
}
