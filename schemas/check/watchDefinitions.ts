import { relative, resolve } from 'node:path'
import { type Worker } from 'node:worker_threads'
import { type ViteDevServer } from 'vite'
import { type Screen } from '../index.ts'
import { type CheckResult } from './checkDefinitions.ts'
import { explain } from './explain.ts'
import { formatProblems } from './formatProblems.ts'
import { inspectDefinitions, waitingThread } from './inspectDefinitions.ts'
import { vocabularyOf } from './resolve/vocabulary.ts'
import { routeData } from './routeData.ts'
import { type DefinitionsChanged, screenModuleId } from './virtualModules.ts'
import { writeNames } from './written/namesDocument.ts'

/** The definitions in a development server. */
export interface WatchedDefinitions {
  /** Those of the last run without a problem; before the first one, the valid ones. */
  definitions(): Promise<CheckResult['definitions']>
  /** Increases with each change. */
  version(): number
  /** Stops watching. */
  close(): void
}

/**
 * Checks the definitions below `root` whenever one of them or the language is saved, added or deleted; the
 * newest run wins. It sends two events to the page: `definitions:problems` with all problems of each run,
 * empty once fixed; `definitions:changed` with the changes of a run without problems, which a page that
 * connects later requests by `definitions:since` a version. The page is never reloaded.
 */
export function watchDefinitions(server: ViteDevServer, root: string): WatchedDefinitions {
  const { hot } = server.environments.client
  let newest = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let warming: NodeJS.Timeout | undefined
  let version = 0
  const changedAt = new Map<string, number>()
  let closed = false
  let problems: CheckResult['problems'] = []
  let good: CheckResult['definitions'] | undefined
  let saved = new Set<string>()
  let first: Promise<void> | undefined
  /** For the next run: its code is loaded and compiled before a definition is saved. */
  let waiting: Worker | undefined
  let isRehearsed = false

  async function run(): Promise<void> {
    newest.abort()
    newest = new AbortController()
    const { signal } = newest
    const thread = waiting
    waiting = undefined
    const result = await inspectDefinitions(root, { signal, thread }).catch(failedCheck)
    if (signal.aborted) return
    report(result.problems)
    if (result.problems.length > 0) good ??= result.definitions
    else change(result.definitions)
    await writeNames(root, result)
    if (closed || signal.aborted) return
    clearTimeout(warming)
    warming = setTimeout(() => prepare(result), afterChange)
  }

  /** Starts the next thread. The first one is used up by a rehearsal: the first save would take a quarter longer. */
  function prepare(result: CheckResult): void {
    waiting ??= startWaiting(result)
    if (isRehearsed || result.problems.length > 0) return
    isRehearsed = true
    warming = setTimeout(() => {
      first = run()
    }, beforeRehearsal)
  }

  function report(found: CheckResult['problems']): void {
    if (found.length > 0) server.config.logger.error(formatProblems(found), { timestamp: true })
    else if (problems.length > 0) server.config.logger.info('definitions: no problem', { timestamp: true })
    problems = found
    hot.send('definitions:problems', { problems })
  }

  function change(definitions: CheckResult['definitions']): void {
    const before = new Map(good?.map(({ screen }) => [screen.name, JSON.stringify(screen)]))
    const screens = screensOf(definitions)
    const changed = screens.filter(screen => before.get(screen.name) !== JSON.stringify(screen))
    const known = good !== undefined
    const order = good?.map(({ screen }) => screen.name).join()
    const files = [...saved].sort()
    saved = new Set()
    good = definitions
    if (!known || (changed.length === 0 && order === screens.map(({ name }) => name).join())) return
    const names = changed.map(({ name }) => name)
    forget(['virtual:screens', ...names.map(screenModuleId)])
    version = Math.max(Date.now(), version + 1)
    for (const name of names) changedAt.set(name, version)
    hot.send('definitions:changed', { ...changesSince(version - 1), files })
  }

  function changesSince(known: number): DefinitionsChanged {
    const names = [...changedAt].filter(([, at]) => at > known).map(([name]) => name)
    return { files: [], screens: names, routes: screensOf(good ?? []).map(routeData), version }
  }

  /** Invalidates these modules for later requests. */
  function forget(modules: readonly string[]): void {
    for (const { moduleGraph } of Object.values(server.environments))
      for (const id of modules) {
        const module = moduleGraph.getModuleById(`\0${id}`)
        if (module) moduleGraph.invalidateModule(module)
      }
  }

  function touched(path: string): void {
    const file = relative(root, path).replaceAll('\\', '/')
    if (!/^(?:screens|schemas)\//.test(file)) return
    if (file.startsWith('screens/')) saved.add(file)
    else discardThread()
    clearTimeout(warming)
    clearTimeout(timer)
    timer = setTimeout(() => {
      first = run()
    }, debounce)
  }

  function startWaiting({ definitions, vocabulary }: CheckResult): Worker {
    const thread = waitingThread(root, { definitions, vocabulary })
    thread.once('exit', () => {
      if (waiting === thread) waiting = undefined
    })
    return thread
  }

  /** It has loaded the code of before. */
  function discardThread(): void {
    void waiting?.terminate()
    waiting = undefined
  }

  server.watcher.add([resolve(root, 'screens'), resolve(root, 'schemas')])
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, touched)
  hot.on('definitions:ask', (_, client) => client.send('definitions:problems', { problems }))
  hot.on('definitions:since', (known: unknown, client) => {
    if (typeof known === 'number' && known < version) client.send('definitions:changed', changesSince(known))
  })
  const begin = () => {
    first ??= run()
  }
  // A server of somebody else, into which Vite is built, may be listening already.
  if (server.httpServer) server.httpServer.once('listening', begin)
  else begin()

  return {
    async definitions() {
      first ??= run()
      // A run replaced by a newer one yields nothing: then the newer one is awaited.
      while (good === undefined && !closed) await first
      return good ?? []
    },
    version: () => version,
    close() {
      closed = true
      clearTimeout(warming)
      clearTimeout(timer)
      newest.abort()
      discardThread()
    },
  }
}

function screensOf(definitions: CheckResult['definitions']): readonly Screen[] {
  return definitions.map(({ screen }) => screen)
}

/** Debounce in milliseconds: files that an editor or a checkout writes together are one run. */
const debounce = 50

/** Milliseconds in which the open page fetches a change, before the next thread takes a processor. */
const afterChange = 500

/** Milliseconds in which the first thread checks what is known. */
const beforeRehearsal = 2500

/** A check that fails, as while the language itself is being changed, is a problem like any other. */
export function failedCheck(error: unknown): CheckResult {
  const message = error instanceof Error ? error.message : String(error)
  const place = { file: 'schemas/check/inspect.ts', line: 1, column: 1, pointer: '' }
  return {
    problems: [{ ...place, ...explain.checkFailed(message) }],
    definitions: [],
    vocabulary: vocabularyOf([], [], []),
    resources: [],
    count: 0,
  }
}
