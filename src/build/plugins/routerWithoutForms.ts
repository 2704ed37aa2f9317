import { type Plugin } from 'vite'

/**
 * Lets the build leave out what of react-router this console does not use: links, forms and what forms send, fetchers,
 * routes that fetch themselves, and its instruments. Links and forms are made by calls that are not marked as pure, and
 * named by assignments; the rest are branches of one large function: no bundler may drop either. Fails when something is
 * not found, so that another version of react-router is noticed at build time.
 */
export function routerWithoutForms(): Plugin {
  return {
    name: 'router-without-forms',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:dom[\\/]lib|router[\\/]\w+)\.js$/,
      },
      handler(code, id) {
        if (/dom[\\/]lib\.js$/.test(id)) return { code: withoutLinks(code), map: null }
        const names = unused[id.replace(/^.*[\\/]/, '')]
        return names && { code: names.reduce(withoutBody, code), map: null }
      },
    },
  }
}

/** Functions by file that only the removed features use. */
const unused: Readonly<Record<string, readonly string[]>> = {
  'router.js': [
    'handleAction',
    'handleFetcherAction',
    'handleFetcherLoader',
    'fetch',
    'enableScrollRestoration',
    'loadLazyRoute',
  ],
  'instrumentation.js': ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
}

/** Called for every route: there is nothing to fetch, and a route that fetches is rejected. */
const called: Readonly<Record<string, string>> = {
  loadLazyRoute: 'if (!route.lazy) return {};',
}

function withoutLinks(code: string): string {
  const unnamed = code.replaceAll(named, '')
  const pure = unnamed.replaceAll(made, '= /* @__PURE__ */ React$$1.forwardRef(')
  if (unnamed === code || pure === unnamed)
    throw new Error(
      'react-router no longer makes its links by forwardRef and names them by displayName. Look whether the build leaves them out by itself now.',
    )
  return pure
}

const made = '= React$1.forwardRef('
const named = /^\w+\.displayName = "\w+";$/gm

/** The code with a function whose body throws. */
function withoutBody(code: string, name: string): string {
  const found = new RegExp(`^(\\t*)((?:async )?function ${name}\\(.*\\{)\\n[^]*?\\n\\1\\}$`, 'm').exec(code)
  if (!found)
    throw new Error(
      `react-router no longer has the function ${name}. Look what does its work now, in ${import.meta.filename}.`,
    )
  const [whole, indent, head] = found
  const body = `${called[name] ?? ''} throw new Error("The build leaves ${name} of react-router out.");`
  return code.replace(whole, () => `${indent}${head} ${body} }`)
}
