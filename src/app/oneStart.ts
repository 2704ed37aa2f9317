import { type Plugin, type Rolldown } from 'vite'

/**
 * Puts what the start of the page reaches into one file. By itself the build cuts a small file off for everything that a
 * later part shares with it: thirty more requests before the first row, and each is compressed alone.
 *
 * The start is what the entry `main.tsx` imports dynamically; what the entry itself needs stays with the entry, which
 * does not wait for it.
 */
export function oneStart(): Plugin {
  let entry = ''
  let start: ReadonlySet<string> | undefined
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      debugName: 'start',
      name: (id, context) => {
        start ??= startModules(entry, module => context.getModuleInfo(module))
        return start.has(id) ? 'start' : null
      },
      includeDependenciesRecursively: false,
    },
  ]
  return {
    name: 'one-start',
    apply: 'build',
    config: () => ({
      // A type that is imported leaves nothing behind, not even the import of its module.
      oxc: { typescript: { onlyRemoveTypeImports: false } },
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    }),
    configResolved({ root }) {
      entry = `${root}/main.tsx`
    },
    buildStart() {
      start = undefined
    },
  }
}

type Look = (id: string) => Rolldown.ModuleInfo | null

function startModules(entry: string, look: Look): ReadonlySet<string> {
  const own = reached([entry], look)
  const start = reached(look(entry)?.dynamicallyImportedIds ?? [], look)
  return new Set([...start].filter(id => !own.has(id)))
}

/** These modules and all that they import, one through the other. */
function reached(from: readonly string[], look: Look): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next)
  return found
}
