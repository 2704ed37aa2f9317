import { type Plugin } from 'vite'

/**
 * Takes out the call with which sonner writes a style element into the page when it is imported: the policy of the
 * page forbids it, and `runtime/ui/Toaster` imports the same rules as a style sheet. Fails when the call is not found,
 * so that another version of sonner is noticed at build time.
 */
export function sonnerWithoutStyle(): Plugin {
  return {
    name: 'sonner-without-style',
    enforce: 'pre',
    // Sonner must pass through here, which what the dev server has bundled beforehand does not. Its react-dom is still
    // CommonJS and needs the bundling.
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
        // As many characters in place of the call: the map of the file stays true without a new one.
        const length = end + closing.length - start
        return { code: code.slice(0, start) + ' '.repeat(length) + code.slice(start + length), map: null }
      },
    },
  }
}

const call = '\n__insertCSS("'
const closing = '");\n'
