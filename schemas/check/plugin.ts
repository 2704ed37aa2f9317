import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin } from 'vite'
import { replySchemas } from '../wire/validators.ts'
import { type CheckResult } from './checkDefinitions.ts'
import { compileValidators } from './compileValidators.ts'
import { formatProblems } from './formatProblems.ts'
import { inspectDefinitions } from './inspectDefinitions.ts'
import { screenModule, screenModuleId, screensModule, wireModule } from './virtualModules.ts'
import { type WatchedDefinitions, watchDefinitions } from './watchDefinitions.ts'

/**
 * Brings the definitions into the page: `virtual:screens` is the route table with one chunk per definition,
 * `virtual:wire` holds the precompiled validators of the replies. A build with wrong definitions fails and names all
 * problems; the development server shows them over the page and brings saved definitions into it without a reload.
 */
export function definitions({ root = projectRoot }: { root?: string } = {}): Plugin {
  let development = false
  let checked: Promise<CheckResult> | undefined
  let watched: WatchedDefinitions | undefined
  let wire: Record<string, string> | undefined
  const check = () => (checked ??= inspectDefinitions(root))

  async function screens() {
    const found = watched ? await watched.definitions() : (await check()).definitions
    return found.map(({ screen }) => screen)
  }

  return {
    name: 'definitions',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [root, projectRoot] } } }),
    configResolved(config) {
      development = config.command === 'serve'
    },
    configureServer(server) {
      watched = watchDefinitions(server, root)
    },
    async buildStart() {
      if (development) return
      checked = undefined
      const { problems } = await check()
      if (problems.length > 0) this.error(`wrong definitions\n\n${formatProblems(problems)}\n`)
    },
    buildEnd() {
      watched?.close()
    },
    resolveId: {
      filter: { id: modules },
      handler: id => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: loadable },
      async handler(id) {
        const name = id.slice(1)
        if (name === 'virtual:wire') return wireModule(Object.keys(replySchemas))
        if (name.startsWith('virtual:wire/')) {
          wire ??= compileWire()
          return wire[name.slice('virtual:wire/'.length)]
        }
        if (name === 'virtual:screens') return screensModule(await screens(), development)
        const screen = (await screens()).find(one => screenModuleId(one.name) === name)
        return screen && screenModule(screen)
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => (watched ? [{ tag: 'script', attrs: { type: 'module', src: `/@fs/${overlay}` } }] : []),
    },
  }
}

const modules = /^virtual:(?:screens$|screen\/|wire$|wire\/)/
/** The same modules once they are resolved: a leading NUL marks what no file holds. */
const loadable = /^\0virtual:(?:screens$|screen\/|wire$|wire\/)/

/** Replies are accepted or not. Only of the configuration it is also said what is wrong, to the person who wrote it. */
function compileWire(): Record<string, string> {
  const explained = { configurationProblems: replySchemas.configuration }
  return {
    ...compileValidators(replySchemas, runtime),
    ...compileValidators(explained, runtime, { allErrors: true, messages: true }),
  }
}

const projectRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)))
const runtime = fileURLToPath(new URL('./validatorRuntime.ts', import.meta.url))
const overlay = fileURLToPath(new URL('./overlay.ts', import.meta.url)).replace(/^\//, '')
