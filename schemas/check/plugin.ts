import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin } from 'vite'
import { type Form } from '../index.ts'
import { replySchemas } from '../wire/validators.ts'
import { type CheckResult } from './checkDefinitions.ts'
import { compileValidators } from './compileValidators.ts'
import { formatProblems } from './formatProblems.ts'
import { formOptions } from './forms/formOptions.ts'
import { validatedSchema } from './forms/validatedSchema.ts'
import { inspectDefinitions } from './inspectDefinitions.ts'
import {
  formsModule,
  indexModules,
  type ModuleIndex,
  screenModule,
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

  let indexed: { readonly of: CheckResult['definitions']; readonly index: ModuleIndex } | undefined

  async function modulesNow(): Promise<ModuleIndex> {
    const of = watched ? await watched.definitions() : (await check()).definitions
    if (indexed?.of !== of) indexed = { of, index: indexModules(of.map(({ screen }) => screen)) }
    return indexed.index
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
        if (name.startsWith('virtual:form/')) return formModule((await modulesNow()).form().get(name))
        if (name === 'virtual:screens') {
          // Read first: a change meanwhile is then reported twice rather than never.
          const version = watched?.version()
          return screensModule((await modulesNow()).screens, version)
        }
        const { screen, forms } = await modulesNow()
        const found = screen.get(name)
        if (found) return screenModule(found)
        const withForms = forms().get(name)
        return withForms && formsModule(withForms)
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
function formModule(form: Form | undefined): string | undefined {
  if (!form) return undefined
  return compileValidators({ form: validatedSchema(form) }, runtime, { ...formOptions, findings: true }).form
}

const projectRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)))
const runtime = fileURLToPath(new URL('./validatorRuntime.ts', import.meta.url))
const overlay = fileURLToPath(new URL('./overlay.ts', import.meta.url)).replace(/^\//, '')
