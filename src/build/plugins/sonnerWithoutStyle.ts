import { type Plugin } from 'vite'

/**
 * Removes the call with which sonner adds a style element to the page on import: the page's policy forbids
 * it, and `runtime/ui/Toaster` imports the same rules as a style sheet. Fails when the call is not found, so
 * that another version of sonner is noticed at build time.
 */
export function sonnerWithoutStyle(): Plugin {
  return {
    name: 'sonner-without-style',
    enforce: 'pre',
    // Excluded from the dev server's pre-bundling, which skips this plugin. Its react-dom is CommonJS and
    // needs the bundling.
    config: () => ({ optimizeDeps: { exclude: ['sonner'], include: ['react', 'react-dom'] } }),
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.mjs(?:$|\?)/ },
      handler(code) {
        const start = code.indexOf(call)
        const end = code.indexOf(closing, start)
        if (start < 0 || end < 0) {
          throw new Error(
            'sonner no longer inserts its style by __insertCSS("…"). Look how it does, and leave that out here.',
          )
        }
        // A replacement of the same length keeps the source map valid.
        const length = end + closing.length - start
        return { code: code.slice(0, start) + ' '.repeat(length) + code.slice(start + length), map: null }
      },
    },
  }
}

const call = '\n__insertCSS("'
const closing = '");\n'
