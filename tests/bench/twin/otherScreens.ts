import { type Plugin } from 'vite'
import { routerPath } from '../../../runtime/core/path.ts'
import { inspectDefinitions } from '../../../schemas/check/inspectDefinitions.ts'

/**
 * `virtual:others`: the routes of all screens that are not written by hand, written as a hand would write them, each with
 * a chunk of its own. Made from the definitions, so that both sides have as many.
 */
export function otherScreens(root: string, written: readonly string[]): Plugin {
  return {
    name: 'other-screens',
    resolveId: {
      filter: { id: /^virtual:(?:others$|other\/)/ },
      handler: id => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:others$|other\/)/ },
      async handler(id) {
        if (id !== '\0virtual:others')
          return `export { Screen } from '${import.meta.dirname}/src/Placeholder.tsx'`
        const { definitions } = await inspectDefinitions(root)
        const rows = definitions
          .map(({ screen }) => screen)
          .filter(({ name }) => !written.includes(name))
          .map(({ name, path, title = '', access, params = {} }) => {
            const resource = access === 'public' ? null : (access?.resource ?? '')
            const texts = [name, routerPath(path), title, resource].map(text => JSON.stringify(text))
            const patterns = Object.entries(params)
              .filter(([, { pattern }]) => pattern !== undefined)
              .map(([param, { pattern }]) => `${param}: /${pattern}/`)
            const rest = patterns.length > 0 ? `, { ${patterns.join(', ')} }` : ''
            return `[${texts.join(', ')}, () => import('virtual:other/${name}')${rest}]`
          })
        return `export const paths = [\n${rows.join(',\n')}\n]`
      },
    },
  }
}
