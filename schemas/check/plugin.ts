import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin } from 'vite'
import { type Screen } from '../index.ts'
import { replySchemas } from '../wire/validators.ts'
import { type CheckResult } from './checkDefinitions.ts'
import { compileValidators } from './compileValidators.ts'
import { formatProblems } from './formatProblems.ts'
import { formOptions } from './forms/formOptions.ts'
import { formsOf } from './forms/formsOf.ts'
import { validatedSchema } from './forms/validatedSchema.ts'
import { inspectDefinitions } from './inspectDefinitions.ts'
import {
  formModuleId,
  formsModule,
  formsModuleId,
  screenModule,
  screenModuleId,
  screensModule,
  wireModule,
} from './virtualModules.ts'
import { type WatchedDefinitions, watchDefinitions } from './watchDefinitions.ts'

/**
 * Brings the definitions into the page: `virtual:screens` is the route table with one chunk per definition,
 * `virtual:wire` holds the precompiled validators of the replies, `virtual:forms/<screen>` those of
 * the forms of a screen. A build with wrong definitions fails and names all problems; the development server shows them over
 * the page and brings saved definitions into it without a reload.
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
        if (name.startsWith('virtual:form/')) return formModule(name, await screens())
        if (name === 'virtual:screens') {
          // Read first: a change meanwhile is then reported twice rather than never.
          const version = watched?.version()
          return screensModule(await screens(), version)
        }
        const ofForms = name.startsWith('virtual:forms/')
        const idOf = ofForms ? formsModuleId : (screen: Screen) => screenModuleId(screen.name)
        const screen = (await screens()).find(one => idOf(one) === name)
        return screen && (ofForms ? formsModule(screen) : screenModule(screen))
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => (watched ? [{ tag: 'script', attrs: { type: 'module', src: `/@fs/${overlay}` } }] : []),
    },
  }
}

const modules = /^virtual:(?:screens$|screen\/|forms?\/|wire$|wire\/)/
/** Resolved ids: a leading NUL marks virtual modules. */
const loadable = /^\0virtual:(?:screens$|screen\/|forms?\/|wire$|wire\/)/

/** Replies are only accepted or rejected; the faults of the configuration are reported to its author. */
function compileWire(): Record<string, string> {
  const explained = { configurationProblems: replySchemas.configuration }
  return {
    ...compileValidators(replySchemas, runtime),
    ...compileValidators(explained, runtime, { allErrors: true, messages: true }),
  }
}

/** Source of the module of one form; undefined when no screen has it any more. */
function formModule(name: string, screens: readonly Screen[]): string | undefined {
  const form = screens.flatMap(formsOf).find(one => formModuleId(one) === name)
  if (!form) return undefined
  return compileValidators({ form: validatedSchema(form) }, runtime, { ...formOptions, findings: true }).form
}

const projectRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)))
const runtime = fileURLToPath(new URL('./validatorRuntime.ts', import.meta.url))
const overlay = fileURLToPath(new URL('./overlay.ts', import.meta.url)).replace(/^\//, '')
