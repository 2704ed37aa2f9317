import { type Plugin } from 'vite'

/**
 * Lets the build leave out the links and forms of react-router, which this console does not use: they are made by calls
 * that are not marked as pure, and named by assignments, so that no bundler may drop them. Fails when they are not found, so
 * that another version of react-router is noticed at build time.
 */
export function routerWithoutForms(): Plugin {
  return {
    name: 'router-without-forms',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/ },
      handler(code) {
        const unnamed = code.replaceAll(named, '')
        const pure = unnamed.replaceAll(made, '= /* @__PURE__ */ React$$1.forwardRef(')
        if (unnamed === code || pure === unnamed)
          throw new Error(
            'react-router no longer makes its links by forwardRef and names them by displayName. Look whether the build leaves them out by itself now.',
          )
        return { code: pure, map: null }
      },
    },
  }
}

const made = '= React$1.forwardRef('
const named = /^\w+\.displayName = "\w+";$/gm
