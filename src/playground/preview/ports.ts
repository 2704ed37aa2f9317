import { type Memory } from '../../../runtime/ports/browser.ts'
import { type HttpCall, type HttpReply } from '../../../runtime/ports/http.ts'
import { type Ports } from '../../../runtime/ports/ports.ts'
import { type Session } from '../../../runtime/ports/session.ts'
import { type SampledCalls } from '../../../schemas/check/edited/sampledCalls.ts'
import { type Screen } from '../../../schemas/index.ts'
import { readResourceList } from '../../../schemas/wire/session.ts'
import { clock } from '../../adapters/clock.ts'
import { createHttp } from '../../adapters/http.ts'
import { saveFile } from '../../adapters/saveFile.ts'
import { type PreviewState } from '../protocol.ts'
import { type SampleOptions, sampleServer } from '../sample/sampleServer.ts'

interface PreviewPorts {
  readonly state: PreviewState
  readonly session: Session
  readonly apiBase: string
  /** The screens that were opened so far, the newest first: made-up data fit them. */
  readonly screens: () => readonly Screen[]
  /** What their calls reply with. */
  readonly sampled: () => SampledCalls
  /** The resources that the screen requires: the session of the preview has them. */
  readonly resources: () => readonly string[]
  /** The resources that any screen requires: a session of made-up data has them, so that it sees links and tiles. */
  readonly everyResource: () => readonly string[]
}

/** A console that changes nothing outside of the preview: it reads from the sandbox, or from made-up data. */
export function previewPorts({
  state,
  session,
  apiBase,
  screens,
  sampled,
  resources,
  everyResource,
}: PreviewPorts): Ports {
  const server = createHttp(apiBase, session)
  const sample = (call: HttpCall) =>
    sampleServer(screens(), { ...sampleOptions(state, everyResource()), sampled: sampled() })(call)
  const send = async (call: HttpCall): Promise<HttpReply> => {
    if (state !== 'live' || !reads(call, screens())) return sample(call)
    const reply = await server.send(call)
    if (!reply.ok || call.path !== '/api/navigation/acl-resource') return reply
    const held = readResourceList(reply.data) ?? []
    return { ...reply, data: [...new Set([...held, ...resources()])] }
  }
  return {
    clock,
    http: { send },
    session: { token: () => session.token() ?? 'preview', open: () => undefined, close: () => undefined },
    socket: {
      async open(_, listener) {
        queueMicrotask(() => listener.opened())
        return { say: () => undefined, renew: () => undefined, close: () => undefined }
      },
    },
    browser: {
      address: () => window.location.href,
      leave: () => undefined,
      reload: () => undefined,
      setTitle(title) {
        document.title = title
      },
      isMobile: () => false,
      save: saveFile,
      popup: async () => undefined,
      memory: memoryOfPage(),
      tabMemory: memoryOfPage(),
    },
  }
}

/** Whether a call changes nothing: a GET, and the POST of a grid. */
function reads({ method, path }: HttpCall, screens: readonly Screen[]): boolean {
  if (method === 'GET') return true
  const sources = JSON.stringify(screens).matchAll(/"source":"([^"]+)"/g)
  return [...sources].some(([, source = '']) => means(source, path))
}

function means(written: string, path: string): boolean {
  const parts = written.split('/')
  const asked = path.split('/')
  return parts.length === asked.length && parts.every((part, at) => part.includes('{') || part === asked[at])
}

function sampleOptions(state: PreviewState, resources: readonly string[]): SampleOptions {
  switch (state) {
    case 'loading':
      return { resources, data: () => new Promise<HttpReply>(() => {}) }
    case 'empty':
      return { resources, rows: 0 }
    case 'failed':
      return { resources, data: () => failed }
    case 'forbidden':
      return { resources: [] }
    case 'long':
      return { resources, wording: 'veryLong' }
    default:
      return { resources }
  }
}

const failed: HttpReply = {
  ok: false,
  status: 500,
  statusText: 'Internal Server Error',
  data: { message: 'The server failed to answer.' },
}

function memoryOfPage(): Memory {
  const values = new Map<string, string>()
  return {
    get: key => values.get(key),
    set: (key, value) => Boolean(values.set(key, value)),
    remove: key => void values.delete(key),
  }
}
