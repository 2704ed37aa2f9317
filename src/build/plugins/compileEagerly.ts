import { type Plugin } from 'vite'

/**
 * Has the browser compile all functions of the chunks that hold these modules while the chunks load, in the background.
 * Otherwise it parses most of them twice, the second time on the main thread when they are called.
 * https://v8.dev/blog/explicit-compile-hints
 *
 * @param modules Ends of the module paths. A module that no chunk holds is an error of the build.
 */
export function compileEagerly(modules: readonly string[]): Plugin {
  return {
    name: 'compile-eagerly',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(item => item.type === 'chunk')
        for (const module of modules) {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)))
          if (!chunk) throw new Error(`The build has no chunk of ${module}.`)
          if (!chunk.code.startsWith(hint)) chunk.code = `${hint}\n${chunk.code}`
        }
      },
    },
  }
}

const hint = '//# allFunctionsCalledOnLoad'
