import { type Plugin } from 'vite'

/**
 * Replaces rjsf's Markdown parser, two fifths of a form's script, by plain text: the texts of definitions and of the server
 * are never Markdown. Fails when rjsf no longer imports it, so that another version of rjsf is noticed at build time.
 */
export function rjsfWithoutMarkdown(): Plugin {
  let replaced = false
  return {
    name: 'rjsf-without-markdown',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^markdown-to-jsx\/react$/ },
      handler() {
        replaced = true
        return plain
      },
    },
    load: {
      filter: { id: /plain-markdown$/ },
      handler: () => 'export const Markdown = ({ children }) => children',
    },
    generateBundle() {
      const hasRjsf = [...this.getModuleIds()].some(id => /[\\/]@rjsf[\\/]core[\\/]/.test(id))
      if (hasRjsf && !replaced)
        this.error(
          'rjsf no longer imports markdown-to-jsx/react. Look which parser it has now, and replace that.',
        )
    },
  }
}

const plain = '\0plain-markdown'
