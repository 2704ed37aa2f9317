import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { isSlip } from '../nearest.ts'
import { type Definition } from '../read/readDefinition.ts'
import { type Outline, outlineOf } from './outline.ts'

/** Shorter names, such as `po`, are too much alike. */
const least = 4

/**
 * The types of records with comments and files that a single slip separates from an entity, or from one that is named more
 * often or earlier, and that only one file names. Nothing lists the types of the server, so any other name may be right.
 */
export function checkRecordTypes(screens: readonly Definition[], entities: Iterable<string>): Finding[] {
  const known = new Set(entities)
  const places = screens.flatMap(screen =>
    typesIn(outlineOf(screen)).flatMap(item => {
      const name = text(item)
      return name === undefined ? [] : [{ file: screen.file, item, name }]
    }),
  )
  const named = Map.groupBy(places, ({ name }) => name)
  const filesOf = (name: string) => new Set(named.get(name)?.map(({ file }) => file)).size
  const names = [...named].toSorted(([, one], [, other]) => other.length - one.length).map(([name]) => name)
  return places.flatMap(({ file, item, name }) => {
    if (known.has(name) || filesOf(name) > 1) return []
    const others = [...known, ...names.slice(0, names.indexOf(name))]
    const meant = others.find(other => Math.min(name.length, other.length) >= least && isSlip(name, other))
    return meant === undefined ? [] : [finding(file, item, explain.recordTypeMisspelt(name, meant))]
  })
}

/** The types that the blocks and cells of comments and files name. */
function typesIn({ blocks, cells }: Outline): Item[] {
  return [...blocks, ...cells]
    .filter(holder => ['attachments', 'comments'].includes(text(child(holder, 'kind')) ?? ''))
    .map(holder => child(holder, 'entity'))
}
