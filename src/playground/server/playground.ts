import { createHash } from 'node:crypto'
import { editedDefinitions } from '../../../schemas/check/edited/editedDefinitions.ts'
import { type DrawnScreen } from '../../../schemas/check/edited/editedMessages.ts'
import { longestText } from '../../../schemas/check/edited/readEdited.ts'
import { equal, textLength } from '../../../schemas/check/validatorRuntime.ts'
import { readResourceList } from '../../../schemas/wire/session.ts'
import { isFromThisMachine } from '../../sandbox/server/isFromThisMachine.ts'
import { Refusal } from '../../sandbox/server/refusal.ts'
import { jsonOf } from '../../sandbox/server/requestBody.ts'
import { requires } from '../../sandbox/server/schemaGuards.ts'
import { playgroundPath, playgroundResource } from '../playgroundPath.ts'
import { type Checked, type Drawn } from '../protocol.ts'

export { playgroundTool } from '../playgroundPath.ts'

/** The data behind the playground: the list of definitions, their texts, and the check of a text that is not saved. */
export interface Playground {
  /** Answers requests below its path; undefined for any other request. */
  answer(request: Request): Promise<Response> | undefined
  /** Begins to read the definitions: the page that is being served asks for them next. */
  begin(): void
  close(): void
}

interface PlaygroundOptions {
  /** Folder of the project. */
  readonly root: string
  /** Answers the calls of the console: it is asked which resources a session holds. */
  readonly api: (request: Request) => Promise<Response>
  /** Milliseconds for the check of a text. */
  readonly patience?: number
}

/** Opens the data of the playground. Nothing is read before the first request. */
export function openPlayground({ root, api, ...limits }: PlaygroundOptions): Playground {
  const definitions = editedDefinitions(root, limits)
  const validators = new Map<string, string>()

  /** Keeps the newest validators, and gives the address of one. */
  function served(source: string): string {
    const name = createHash('sha256').update(source).digest('hex').slice(0, 16)
    validators.delete(name)
    validators.set(name, source)
    for (const oldest of validators.keys()) {
      if (validators.size <= mostValidators) break
      validators.delete(oldest)
    }
    return `${playgroundPath}/forms/${name}.js`
  }

  async function check(request: Request): Promise<Response> {
    const { file, text, screen } = readCheck(await jsonOf(request, largestBody))
    const { drawn, ...found } = await definitions.check(file, text, screen)
    const checked: Checked = { ...found, ...(drawn && { drawn: addressed(drawn) }) }
    return json(checked)
  }

  /** A screen whose validators the page can import. */
  function addressed({ screen, forms, sampled }: DrawnScreen): Drawn {
    const addresses = Object.entries(forms).map(([id, source]) => [id, served(source)])
    return { screen, forms: Object.fromEntries(addresses), sampled }
  }

  async function data(request: Request, path: string): Promise<Response> {
    await expectAccess(request, api)
    const query = new URL(request.url).searchParams
    if (path === '/check' && request.method === 'POST') return check(request)
    if (request.method !== 'GET') throw new Refusal(404, 'There is nothing here.')
    if (path === '/data') return json(await definitions.catalogue())
    if (path === '/saved') {
      const wait = AbortSignal.any([request.signal, AbortSignal.timeout(longestWait)])
      return json({ version: await definitions.saved(query.get('since') ?? '', wait) })
    }
    if (path === '/screen') {
      const drawn = await definitions.screen(query.get('name') ?? '')
      if (!drawn) throw new Refusal(404, 'There is no such screen, or its definition has problems.')
      return json(addressed(drawn))
    }
    const text = await definitions.text(query.get('file') ?? '')
    if (!text) throw new Refusal(404, 'There is no such definition.')
    return json(text)
  }

  return {
    answer(request) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith(`${playgroundPath}/`)) return undefined
      const path = pathname.slice(playgroundPath.length)
      const [, validator] = /^\/forms\/(\w+)\.js$/.exec(path) ?? []
      if (validator !== undefined)
        return Promise.resolve(script(validator === 'runtime' ? validatorRuntime : validators.get(validator)))
      if (!['/check', '/data', '/saved', '/screen', '/text'].includes(path)) return undefined
      return data(request, path).catch(failure)
    },
    begin: () => definitions.begin(),
    close: () => definitions.close(),
  }
}

const readCheck = requires<{ readonly file: string; readonly text: string; readonly screen?: string }>({
  type: 'object',
  additionalProperties: false,
  required: ['file', 'text'],
  properties: {
    file: { type: 'string', maxLength: 300, pattern: '^screens/[A-Za-z0-9/_.-]+\\.(?:ts|json)$' },
    // A little more is read, so that the check itself says that it is too long.
    text: { type: 'string', maxLength: longestText + 1000 },
    screen: { type: 'string', maxLength: 200 },
  },
})

/** The console itself is asked, as the page would: the session decides. */
async function expectAccess(request: Request, api: PlaygroundOptions['api']): Promise<void> {
  if (!isFromThisMachine(request)) throw new Refusal(403, 'Definitions are edited on this machine only.')
  const authorization = request.headers.get('authorization')
  if (authorization === null) throw new Refusal(401, 'Sign in to see the definitions.')
  const reply = await api(
    new Request(new URL('/api/navigation/acl-resource', request.url), {
      // Spec 2 §7: GET requests are sent with no-cache.
      headers: { authorization, 'cache-control': 'no-cache' },
    }),
  )
  if (reply.status === 401) throw new Refusal(401, 'Sign in to see the definitions.')
  if (!reply.ok) throw new Error('The resources of your session could not be read.')
  const held = readResourceList(await reply.json().catch(() => undefined))
  if (held?.includes(playgroundResource) !== true)
    throw new Refusal(403, `You need the resource ${playgroundResource} to see the definitions.`)
}

function failure(error: unknown): Response {
  if (error instanceof Refusal) return json({ message: error.message }, error.status)
  return json({ message: error instanceof Error ? error.message : String(error) }, 500)
}

function json(body: unknown, status = 200): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  })
}

function script(source: string | undefined): Response {
  if (source === undefined) return json({ message: 'There is no such validator.' }, 404)
  return new Response(source, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}

/** What the code of validators imports. */
const validatorRuntime = `export ${textLength.toString()}\nexport ${equal.toString()}\n`

const mostValidators = 300
/** Milliseconds that a question for saved files stays open. */
const longestWait = 20_000
const largestBody = 1024 * 1024
