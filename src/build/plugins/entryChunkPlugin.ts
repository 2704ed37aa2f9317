import { type Plugin, type Rolldown } from 'vite'

/**
 * Bundles the critical path of the page into one file. By default the bundler would split off a small file
 * for everything shared with a later part: thirty more requests before the first row, each compressed alone.
 *
 * The start is what the entry `main.tsx` imports dynamically; what the entry itself needs is a file of its
 * own, which does not wait for it. `beside` ends the path of the part that nearly every first row needs: one
 * file too, without small modules shared with later parts, which move to the start. `later` are parts that
 * load together after the first row: one file each, with all that they import and no earlier file has.
 */
export function entryChunkPlugin(beside: string, later: Later = {}): Plugin {
  let entry = ''
  let files: Files | undefined
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      debugName: 'start',
      name: (id, context) => {
        files ??= sortOut(entry, beside, later, module => context.getModuleInfo(module))
        return files.get(id) ?? null
      },
      includeDependenciesRecursively: false,
    },
  ]
  return {
    name: 'one-start',
    apply: 'build',
    config: () => ({
      // Removes type imports entirely, including the import of their module.
      oxc: { typescript: { onlyRemoveTypeImports: false } },
      build: {
        // A part is preloaded with its style; the few missing imports follow. Listing them all would cost
        // every visit.
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

/** Name of a file -> how the paths of its parts end. A file may import only from earlier ones. */
type Later = Readonly<Record<string, readonly string[]>>

type Look = (id: string) => Rolldown.ModuleInfo | null

/** Characters below which a module gets no file of its own. */
const small = 2000

/** Id of a module -> name of its file; the bundler places the others. */
type Files = ReadonlyMap<string, string>

function sortOut(entry: string, beside: string, later: Later, look: Look): Files {
  const own = reached([entry], look)
  const start = reached(look(entry)?.dynamicallyImportedIds ?? [], look)
  const parts = lazyParts(entry, look)
  const near = reached(
    parts.filter(id => id.endsWith(beside)),
    look,
  )
  const others = reached(
    parts.filter(id => !id.endsWith(beside)),
    look,
  )
  const isSmall = (id: string) => (look(id)?.code?.length ?? small) < small
  const stays = (id: string) => start.has(id) || own.has(id)
  // Inner ones first: the start must import nothing from the `beside` file, which waits for the start.
  for (let before = -1; before < start.size; ) {
    before = start.size
    for (const id of near)
      if (others.has(id) && isSmall(id) && look(id)?.importedIds.every(stays)) start.add(id)
  }
  const files = new Map<string, string>()
  const fill = (file: string, ids: Iterable<string>) => {
    for (const id of ids) if (id !== entry && !files.has(id)) files.set(id, file)
  }
  fill('early', own)
  fill('start', start)
  fill('beside', near)
  for (const [file, ends] of Object.entries(later))
    fill(
      file,
      reached(
        ends.map(end => partNamed(end, parts)),
        look,
      ),
    )
  return files
}

/** Otherwise a renamed or eagerly imported part would silently be split into small files again. */
function partNamed(end: string, parts: readonly string[]): string {
  const part = parts.find(id => id.endsWith(end))
  if (part === undefined) throw new Error(`No part that is imported dynamically ends with ${end}.`)
  return part
}

/** Every module that the entry reaches and that is imported dynamically. */
function lazyParts(entry: string, look: Look): string[] {
  const all = new Set([entry])
  const late = new Set<string>()
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = look(id) ?? {}
    for (const next of dynamicallyImportedIds) late.add(next)
    for (const next of [...importedIds, ...dynamicallyImportedIds]) all.add(next)
  }
  return [...late]
}

/** These modules and their transitive imports. */
function reached(from: readonly string[], look: Look): Set<string> {
  const found = new Set(from)
  for (const id of found) for (const next of look(id)?.importedIds ?? []) found.add(next)
  return found
}
