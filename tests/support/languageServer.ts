import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isRecord } from '../../schemas/wire/envelope.ts'

/** The language server of TypeScript, as editors ask it about a file. */
export interface LanguageServer {
  /** What is shown at this offset of a text that stands at `file`. */
  hover(file: string, offset: number): Promise<string>
  /** What is offered there. */
  completions(file: string, offset: number): Promise<readonly string[]>
  open(file: string, text: string): void
  stop(): void
}

const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

/** Starts the server for a folder with a tsconfig.json. */
export async function startLanguageServer(root: string): Promise<LanguageServer> {
  const process = spawn(globalThis.process.execPath, [compiler, '--lsp', '--stdio'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const texts = new Map<string, string>()
  const ask = connect(process)
  await ask('initialize', {
    processId: null,
    rootUri: pathToFileURL(root).href,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  })
  ask('initialized')
  const at = (file: string, offset: number) => {
    const lines = (texts.get(file) ?? '').slice(0, offset).split('\n')
    return {
      textDocument: { uri: pathToFileURL(file).href },
      position: { line: lines.length - 1, character: lines.at(-1)?.length },
    }
  }
  return {
    open(file, text) {
      texts.set(file, text)
      const uri = pathToFileURL(file).href
      ask('textDocument/didOpen', { textDocument: { uri, languageId: 'typescript', version: 1, text } })
    },
    async hover(file, offset) {
      const reply = await ask('textDocument/hover', at(file, offset))
      const contents = isRecord(reply) ? reply.contents : undefined
      return isRecord(contents) && typeof contents.value === 'string' ? contents.value : ''
    },
    async completions(file, offset) {
      const reply = await ask('textDocument/completion', at(file, offset))
      const items = isRecord(reply) ? reply.items : reply
      return Array.isArray(items) ? items.map(item => String(item.label)) : []
    },
    stop: () => {
      process.kill()
    },
  }
}

type Ask = (method: string, params?: object) => Promise<unknown>

/** Speaks JSON-RPC with the server. A message without an answer leaves its promise open, which nobody awaits. */
function connect({ stdin, stdout }: ChildProcess): Ask {
  const waiting = new Map<unknown, (result: unknown) => void>()
  let received = Buffer.alloc(0)
  let last = 0
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const take = (message: unknown) => {
    if (!isRecord(message) || message.id === undefined) return
    // The server asks for its settings: there are none.
    if (message.method !== undefined) send({ id: message.id, result: null })
    else waiting.get(message.id)?.(message.result)
  }
  stdout?.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const end = received.indexOf('\r\n\r\n')
      const length = Number(
        /Content-Length: (\d+)/i.exec(received.subarray(0, Math.max(end, 0)).toString())?.[1],
      )
      if (end < 0 || received.length < end + 4 + length) return
      take(JSON.parse(received.subarray(end + 4, end + 4 + length).toString()))
      received = received.subarray(end + 4 + length)
    }
  })
  return (method, params = {}) => {
    const isTold = method === 'initialized' || method.startsWith('textDocument/did')
    const id = ++last
    send({ ...(!isTold && { id }), method, params })
    return new Promise(resolve => waiting.set(id, resolve))
  }
}
