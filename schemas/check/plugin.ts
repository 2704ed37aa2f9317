import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin } from 'vite'
import { replySchemas } from '../wire/validators.ts'
import { type CheckResult } from './checkDefinitions.ts'
import { compileValidators } from './compileValidators.ts'
import { inspectDefinitions } from './inspectDefinitions.ts'
import { screenModule, screenModuleId, screensModule, wireModule } from './virtualModules.ts'

/**
 * Brings the definitions into the page: `virtual:screens` is the route table with one chunk per definition,
 * `virtual:wire` holds the precompiled validators of the replies. A build with a wrong definition fails.
 */
export function definitions({ root = projectRoot }: { root?: string } = {}): Plugin {
  let development = false
  let checked: Promise<CheckResult> | undefined
  let wire: Record<string, string> | undefined
  const check = () => (checked ??= inspectDefinitions(root))
  const validators = () => (wire ??= compileWire())

  return {
    name: 'definitions',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: [root, projectRoot] } } }),
    configResolved(config) {
      development = config.command === 'serve'
    },
    resolveId: {
      filter: { id: /^virtual:(?:screens$|screen\/|wire$|wire\/)/ },
      handler: id => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0virtual:(?:screens$|screen\/|wire$|wire\/)/ },
      async handler(id) {
        const name = id.slice(1)
        if (name === 'virtual:wire') return wireModule(Object.keys(replySchemas))
        if (name.startsWith('virtual:wire/')) return validators()[name.slice('virtual:wire/'.length)]
        const screens = (await check()).definitions.map(({ screen }) => screen)
        if (name === 'virtual:screens') return screensModule(screens, development)
        const screen = screens.find(one => screenModuleId(one.name) === name)
        return screen && screenModule(screen)
      },
    },
  }
}

/** Only the configuration says what is wrong with it, to the person who wrote it; the others are accepted or not. */
function compileWire(): Record<string, string> {
  const { configuration } = replySchemas
  return {
    ...compileValidators(replySchemas, runtime),
    ...compileValidators({ configuration }, runtime, { allErrors: true, messages: true }),
  }
}

const projectRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)))
const runtime = fileURLToPath(new URL('./validatorRuntime.ts', import.meta.url))
