import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { confirmTexts, reasonTexts, submitsOf, textsOfRow } from './formFields.ts'
import { onRow } from './onRow.ts'
import { type Outline } from './outline.ts'

/**
 * In calls and in texts with placeholders, every brace belongs to one; a stray one would be sent or shown. In
 * all other texts a placeholder would be.
 */
export function checkBraces(outline: Outline): Finding[] {
  const { file } = outline
  return [
    ...filled(outline).flatMap(item => {
      const written = text(item) ?? ''
      const isPath = written.startsWith('/')
      const [found, name = ''] = (isPath ? foreign : dollar).exec(written) ?? []
      if (found !== undefined)
        return [
          finding(file, item, (isPath ? explain.placeholderForeign : explain.placeholderDollar)(found, name)),
        ]
      return /[{}]/.test(written.replaceAll(placeholder, ''))
        ? [finding(file, item, explain.placeholderOpen(written))]
        : []
    }),
    ...shown(outline).flatMap(item => {
      const [found] = (text(item) ?? '').match(placeholder) ?? []
      return found === undefined ? [] : [finding(file, item, explain.placeholderPlain(found))]
    }),
    ...titleWith(outline),
    ...formats(outline),
  ]
}

/** A format belongs to a placeholder; those of the fields of an entity always do. */
function formats(outline: Outline): Finding[] {
  const { file, blocks } = outline
  const held: readonly (readonly [Item, readonly Item[]])[] = [
    ...blocks.filter(isMessage).map(block => [block, messageTexts(block)] as const),
    ...acting(outline).map(action => [action, textsOfRow(action)] as const),
  ]
  return held.flatMap(([holder, texts]) => {
    const names = [...new Set(texts.flatMap(item => placeholdersOf(text(item) ?? '')))]
    return entries(child(holder, 'formats'))
      .filter(([name]) => !names.includes(name))
      .map(([name, item]) => keyFinding(file, item, explain.formatUnused(name, names)))
  })
}

/** A placeholder of a call as other programs write it: `:id` and `${id}`. */
const foreign = /(?:(?<=\/):|\$\{)([A-Za-z][\w.]*)\}?/
/** A placeholder of a text as other programs write it; a colon is punctuation there. */
const dollar = /\$\{([A-Za-z][\w.]*)\}/
const placeholder = /\{[\w.]+\}/g

/** The title appears in menus and breadcrumbs, before any data of the screen is loaded. */
function titleWith({ file, screen }: Outline): Finding[] {
  const title = child(screen, 'title')
  const [found] = (text(title) ?? '').match(placeholder) ?? []
  return found === undefined ? [] : [finding(file, title, explain.placeholderInTitle(found))]
}

function filled(outline: Outline): Item[] {
  const { screen, loads, blocks, grids, forms, panels } = outline
  return [
    ...[...loads, ...panels.flatMap(panel => panel.loads)].flatMap(([, load]) => [
      child(load, 'get'),
      child(load, 'record'),
      ...entries(child(load, 'query')).map(([, value]) => value),
    ]),
    child(screen, 'heading'),
    ...blocks.map(block => child(block, 'get')),
    ...blocks.filter(isMessage).flatMap(messageTexts),
    ...grids.map(grid => child(grid, 'source')),
    ...grids.flatMap(grid => entries(child(grid, 'params')).map(([, value]) => value)),
    ...acting(outline).flatMap(action => [
      child(action, 'call'),
      ...reasonTexts(action),
      child(action, 'panel', 'title'),
      ...(onRow(action) || isOfRecord(outline, action) ? confirmTexts(action) : []),
    ]),
    ...forms.flatMap(({ form }) =>
      submitsOf(form).flatMap(way => [child(way, 'call'), ...confirmTexts(way)]),
    ),
  ]
}

/** The texts in which an author may expect a value of the row, the record or the reply. */
function shown(outline: Outline): Item[] {
  const { loads, blocks, forms } = outline
  const rowless = acting(outline).filter(action => !onRow(action) && !isOfRecord(outline, action))
  return [
    // Several rows, or none: there is no record to name.
    ...rowless.flatMap(confirmTexts),
    ...plainTexts([
      ...loads.map(([, load]) => load),
      ...blocks.filter(block => !isMessage(block)),
      ...blocks.flatMap(block => items(child(block, 'tabs'))),
      ...acting(outline),
      ...forms.flatMap(({ form }) => submitsOf(form)),
    ]),
  ]
}

function plainTexts(holders: readonly Item[]): Item[] {
  return holders.flatMap(holder => ways.map(way => child(holder, ...way)))
}

function isOfRecord({ recordActions }: Outline, action: Item): boolean {
  return recordActions.some(({ pointer }) => pointer === action.pointer)
}

const ways: readonly (readonly string[])[] = [
  ...['title', 'label', 'heading', 'empty', 'fileName'].map(key => [key]),
  ...['yes', 'no'].map(key => ['confirm', key]),
  ...['onSuccess', 'onError'].map(key => [key, 'toast']),
]

function messageTexts(block: Item): Item[] {
  return [[], ['whenMissing']].flatMap(way => [child(block, ...way, 'heading'), child(block, ...way, 'text')])
}

function isMessage(block: Item): boolean {
  return child(block, 'kind').value === 'text'
}

function acting({ actions, recordActions }: Outline): Item[] {
  return [...actions.map(({ action }) => action), ...recordActions]
}
