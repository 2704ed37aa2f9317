import { type ChildProcess, spawn } from 'node:child_process'
import { relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isRecord } from '../../schemas/wire/envelope.ts'

/** A language server, as editors ask it about a file. */
export interface LanguageServer {
  /** The hover text at this offset of the content of `file`. */
  hover(file: string, offset: number): Promise<string>
  /** What is offered there. */
  completions(file: string, offset: number): Promise<readonly string[]>
  /** Where what is named there is described: the file, and line and column from 1. */
  definition(file: string, offset: number): Promise<string>
  /** The problems of a file, once they are others than `before`: `line:column message`, from 1. */
  problems(file: string, before?: readonly string[]): Promise<readonly string[]>
  open(file: string, text: string): void
  /** The editor has another text now, which is not saved. */
  change(file: string, text: string): void
  save(file: string): void
  stop(): void
}

const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

/** The language server of TypeScript, for a folder with a tsconfig.json. */
const typescriptServer = [compiler, '--lsp', '--stdio']
/** That of the definitions. */
export const definitionsServer = [
  fileURLToPath(new URL('../../schemas/check/editor/server.ts', import.meta.url)),
  '--stdio',
]

/** Starts a server for a folder. */
export async function startLanguageServer(
  root: string,
  command: readonly string[] = typescriptServer,
): Promise<LanguageServer> {
  const process = spawn(globalThis.process.execPath, command, { stdio: ['pipe', 'pipe', 'inherit'] })
  const texts = new Map<string, string>()
  const problems = new Map<string, readonly string[]>()
  const ask = connect(process, (method, params) => {
    if (method !== 'textDocument/publishDiagnostics' || !isRecord(params)) return
    const list = Array.isArray(params.diagnostics) ? params.diagnostics : []
    problems.set(
      fileURLToPath(String(params.uri)),
      list.map(one => `${placeIn(one)} ${isRecord(one) ? one.message : ''}`),
    )
  })
  await ask('initialize', {
    processId: null,
    rootUri: pathToFileURL(root).href,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  })
  ask('initialized')
  let version = 1
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
    async definition(file, offset) {
      const reply = await ask('textDocument/definition', at(file, offset))
      const [first] = [reply].flat()
      return isRecord(first) ? `${relative(root, fileURLToPath(String(first.uri)))}:${placeIn(first)}` : ''
    },
    async problems(file, before) {
      for (;;) {
        const found = problems.get(file)
        if (found && found.join() !== before?.join()) return found
        await setTimeout(50)
      }
    },
    change(file, text) {
      texts.set(file, text)
      const textDocument = { uri: pathToFileURL(file).href, version: ++version }
      ask('textDocument/didChange', { textDocument, contentChanges: [{ text }] })
    },
    save(file) {
      ask('textDocument/didSave', { textDocument: { uri: pathToFileURL(file).href } })
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

/** The start of the range of a reply, from 1. */
function placeIn(value: unknown): string {
  const range = isRecord(value) && isRecord(value.range) ? value.range : {}
  const start = isRecord(range.start) ? range.start : {}
  return `${Number(start.line) + 1}:${Number(start.character) + 1}`
}

type Ask = (method: string, params?: object) => Promise<unknown>

/** Speaks JSON-RPC with the server. The promise of a message without a reply stays pending, and is not awaited. */
function connect(
  { stdin, stdout }: ChildProcess,
  onNotification: (method: unknown, params: unknown) => void,
): Ask {
  const waiting = new Map<unknown, (result: unknown) => void>()
  let received = Buffer.alloc(0)
  let last = 0
  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const take = (message: unknown) => {
    if (!isRecord(message)) return
    if (message.id === undefined) return onNotification(message.method, message.params)
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
    const isReported = method === 'initialized' || method.startsWith('textDocument/did')
    const id = ++last
    send({ ...(!isReported && { id }), method, params })
    return new Promise(resolve => waiting.set(id, resolve))
  }
}
