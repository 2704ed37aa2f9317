import { distance } from 'fastest-levenshtein'
import { type Calls } from '../../language/calls.ts'
import { type Resources } from '../../language/resources.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { type Definition } from '../read/readDefinition.ts'
import { type Defined } from '../resolve/vocabulary.ts'
import { outlineOf } from './outline.ts'

/** The known resources: those of the resource lists, and those of calls. */
export function knownResources(
  lists: readonly Defined<Resources>[],
  calls: readonly Defined<Calls>[],
): ReadonlySet<string> {
  const listed = lists.flatMap(({ data }) => Object.values(data).flat())
  const named = calls.flatMap(({ data }) => [data, ...Object.values(data.calls)])
  return new Set([...listed, ...named.flatMap(({ resource = [] }) => resource)])
}

/** Screens use only known resources. */
export function checkResources(screens: readonly Definition[], known: ReadonlySet<string>): Finding[] {
  return screens.flatMap(screen =>
    namesIn(screen).flatMap(item => {
      const name = text(item)
      return name === undefined || isKnown(name, known)
        ? []
        : [finding(screen.file, item, explain.resourceUnknown(name, [...known]))]
    }),
  )
}

/**
 * The resources of calls that differ from a listed one by one or two letters and that nothing else names: no user would
 * hold them. Any other name may be a new resource.
 */
export function misspeltInCalls(
  lists: readonly Defined<Resources>[],
  calls: readonly Defined<Calls>[],
  screens: readonly Definition[],
): Finding[] {
  const listed = lists.flatMap(({ data }) => Object.values(data).flat())
  const used = new Set([...listed, ...screens.flatMap(namesIn).map(text)])
  return calls.flatMap(({ file, data }) => {
    const root: Item = { pointer: '', value: data }
    const protectedParts = [root, ...entries(child(root, 'calls')).map(([, call]) => call)]
    return protectedParts.flatMap(part => {
      const resource = child(part, 'resource')
      return [resource, ...items(resource)].flatMap(item => {
        const name = text(item)
        if (name === undefined || used.has(name)) return []
        const meant = listed.find(one => distance(one, name) <= 2)
        return meant === undefined ? [] : [finding(file, item, explain.resourceMisspelt(name, meant))]
      })
    })
  })
}

/** Every place of a screen that names a resource. */
function namesIn(screen: Definition): Item[] {
  const { screen: root, guarded, forms } = outlineOf(screen)
  return [
    ...[root, ...guarded].flatMap(part => [
      child(part, 'access', 'resource'),
      child(part, 'access', 'without'),
    ]),
    ...forms.map(({ form }) => child(form, 'readView', 'editAccess')),
  ]
}

/** A placeholder in a name matches any value. */
function isKnown(name: string, known: ReadonlySet<string>): boolean {
  if (!name.includes('{')) return known.has(name)
  const pattern = new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return [...known].some(one => pattern.test(one))
}
