import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { placeholdersOf } from '../placeholders.ts'
import { leaves } from './conditionLeaves.ts'
import { conditionsOf, fieldsOf, questionConditions, valuePathsOf } from './formFields.ts'
import { type Outline, panelAround } from './outline.ts'
import { referencesOf } from './records.ts'

/** Every load in use is declared, and every declared load is used. */
export function checkLoads(outline: Outline): Finding[] {
  const { file, screen, blocks, grids, filters, forms, conditions, panels } = outline
  const ofScreen = outline.loads.map(([name]) => name)
  const loads = [...outline.loads, ...panels.flatMap(panel => panel.loads)]
  const declared = loads.map(([name]) => name)
  /** The loads available to a part: in a panel also those of the panel, and its row or record. */
  const declaredAt = (item: Item): string[] => {
    const panel = panelAround(outline, item)
    const own = panel?.loads.map(([name]) => name) ?? []
    return [...ofScreen, ...own, ...(panel?.onRecord ? ['record'] : [])]
  }
  const used = [
    ...blocks.flatMap(block => [
      child(block, 'load'),
      child(block, 'rules'),
      child(block, 'lastLine', 'load'),
    ]),
    ...blocks.flatMap(block => referencesOf(block).map(reference => child(reference, 'field'))),
    ...blocks.flatMap(namedInTexts),
    ...namedInHeading(screen).filter(item => declared.includes(loadOf(item))),
    ...grids.map(grid => child(grid, 'initialFilters', 'load')),
    ...filters.map(filter => child(filter, 'options', 'load')),
    ...forms.flatMap(({ form }) => [
      child(form, 'values'),
      child(form, 'profile', 'load'),
      ...fieldsOf(form).flatMap(({ field }) => [
        child(field, 'options', 'load'),
        ...valuePathsOf(field).map(item => belowLoads(item)),
        ...conditionsOf(field)
          .flatMap(leaves)
          .map(leaf => belowLoads(child(leaf, 'field'))),
      ]),
      ...questionConditions(form)
        .flatMap(leaves)
        .map(leaf => belowLoads(child(leaf, 'field'))),
    ]),
    ...conditions.flatMap(leaves).map(leaf => child(leaf, 'field')),
    ...valuesOfChecks(screen),
  ]
    .filter(item => (text(item) ?? '') !== '')
    // Unknown parameters are reported with the parameters.
    .filter(item => !/^params\./.test(text(item) ?? ''))
  const names = new Set(used.map(loadOf))
  const unknown = used.filter(item => !declaredAt(item).includes(loadOf(item)))
  // The missing body is reported instead of every load that it would use.
  const shows = Array.isArray(child(screen, 'body').value) || child(screen, 'redirect').value !== undefined
  const unused = loads.filter(
    // A load whose failure opens another screen guards this one.
    ([name, load]) =>
      shows &&
      !names.has(name) &&
      child(load, 'onError', 'go').value === undefined &&
      child(load, 'record').value === undefined,
  )
  const misspelt = meantBy(
    unknown.map(loadOf),
    unused.map(([name]) => name),
  )
  return [
    ...loads
      .filter(([name]) => name === 'params')
      .map(([, load]) => keyFinding(file, load, explain.loadNamedParams())),
    ...blocks
      .flatMap(missingTexts)
      .map(({ item, name }) => finding(file, item, explain.recordPlaceholder(name))),
    ...panels
      .flatMap(panel => panel.loads)
      .flatMap(([name, load]) => [
        ...(ofScreen.includes(name) ? [keyFinding(file, load, explain.panelLoadTwice(name))] : []),
        ...(name === 'record' ? [keyFinding(file, load, explain.panelLoadNamedRecord())] : []),
      ]),
    ...unknown.map(item => finding(file, item, explain.loadUnknown(loadOf(item), declaredAt(item)))),
    ...unused
      .filter(([name]) => !misspelt.has(name))
      .map(([name, load]) => keyFinding(file, load, explain.loadUnused(name))),
  ]
}

/** The placeholders in the text of a message. */
function namedInTexts(block: Item): Item[] {
  if (child(block, 'kind').value !== 'text') return []
  return [child(block, 'heading'), child(block, 'text')].flatMap(item =>
    placeholdersOf(text(item) ?? '').map(path => ({ ...item, value: path })),
  )
}

/** The values that checks pass to the screens that they open. */
function valuesOfChecks(screen: Item): Item[] {
  return items(child(screen, 'checks')).flatMap(valuesPassedOn)
}

/** The values that a check, or a load that fails, passes to the screen that opens instead. */
export function valuesPassedOn(from: Item): Item[] {
  return ['params', 'query'].flatMap(key => entries(child(from, key)).map(([, value]) => value))
}

/** The placeholders of a heading, which may name loads and parameters; unknown ones are reported there. */
function namedInHeading(screen: Item): Item[] {
  const item = child(screen, 'heading')
  return placeholdersOf(text(item) ?? '').map(path => ({ ...item, value: path }))
}

/** The placeholders other than the record in the message for a missing record. */
function missingTexts(block: Item): { item: Item; name: string }[] {
  return [child(block, 'whenMissing', 'heading'), child(block, 'whenMissing', 'text')].flatMap(item =>
    placeholdersOf(text(item) ?? '')
      .filter(name => name !== 'record')
      .map(name => ({ item, name })),
  )
}

/** The unused loads that unknown names may mean; a name without a similar one may mean any. */
function meantBy(unknown: readonly string[], unused: readonly string[]): ReadonlySet<string> {
  return new Set(unknown.flatMap(name => nearest(name, unused) ?? unused))
}

/** The reference of a field to `loads.x`; empty for other values. */
function belowLoads(item: Item): Item {
  const [, path] = /^loads\.(.+)$/.exec(text(item) ?? '') ?? []
  return { ...item, value: path }
}

/** The load that a name or dotted path begins with. */
function loadOf(item: Item): string {
  return text(item)?.split('.')[0] ?? ''
}
