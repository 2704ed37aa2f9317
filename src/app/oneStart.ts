import { type Plugin, type Rolldown } from 'vite'

/**
 * Puts what the start of the page reaches into one file. By itself the build cuts a small file off for everything that a
 * later part shares with it: thirty more requests before the first row, and each is compressed alone.
 *
 * The start is what the entry `main.tsx` imports dynamically; what the entry itself needs stays with the entry, which
 * does not wait for it. `beside` ends the path of the part that nearly every first row needs: it is one file too, but for
 * what is small in it and shared with later parts, which stands in the start.
 */
export function oneStart(beside: string): Plugin {
  let entry = ''
  let files: Files | undefined
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      debugName: 'start',
      name: (id, context) => {
        files ??= sortOut(entry, beside, module => context.getModuleInfo(module))
        if (files.start.has(id)) return 'start'
        return files.beside.has(id) ? 'beside' : null
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
      build: {
        // A part is asked for beside its style; the little that it imports and is not there yet follows it. Naming all of
        // that beforehand would travel with every visit.
        modulePreload: { resolveDependencies: (file, { length }) => (length > 0 ? [file] : []) },
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    }),
    configResolved({ root }) {
      entry = `${root}/main.tsx`
    },
    buildStart() {
      files = undefined
    },
  }
}

type Look = (id: string) => Rolldown.ModuleInfo | null

/** Characters of a module that is not worth a file of its own. */
const small = 2000

/** Which modules stand in which of the two files. */
interface Files {
  readonly start: ReadonlySet<string>
  readonly beside: ReadonlySet<string>
}

function sortOut(entry: string, beside: string, look: Look): Files {
  const own = reached([entry], look)
  const start = reached(look(entry)?.dynamicallyImportedIds ?? [], look)
  const parts = lateParts(entry, look)
  const near = reached(
    parts.filter(id => id.endsWith(beside)),
    look,
  )
  const later = reached(
    parts.filter(id => !id.endsWith(beside)),
    look,
  )
  const isSmall = (id: string) => (look(id)?.code?.length ?? small) < small
  const stays = (id: string) => start.has(id) || own.has(id)
  // Inner ones first: the start must import nothing from the file beside it, which waits for the start.
  for (let before = -1; before < start.size; ) {
    before = start.size
    for (const id of near)
      if (later.has(id) && isSmall(id) && look(id)?.importedIds.every(stays)) start.add(id)
  }
  for (const id of own) start.delete(id)
  return { start, beside: new Set([...near].filter(id => !start.has(id) && !own.has(id))) }
}

/** Every module that is imported dynamically anywhere behind the entry. */
function lateParts(entry: string, look: Look): string[] {
  const all = new Set([entry])
  const late = new Set<string>()
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = look(id) ?? {}
    for (const next of dynamicallyImportedIds) late.add(next)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) all.add(next)
  }
  return [...late]
}

/** These modules and all that they import, one through the other. */
function reached(from: readonly string[], look: Look): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next)
  return found
}
