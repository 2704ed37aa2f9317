import { sensitiveData } from '../../language/sensitiveData.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, isObject, items, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { placeholdersOf } from '../placeholders.ts'
import { leaves } from './conditionLeaves.ts'
import { valuesPassedOn } from './loads.ts'
import { onRow } from './onRow.ts'
import { type Outline, panelAround } from './outline.ts'
import { matches, patternFindings } from './patterns.ts'
import { referencesOf } from './records.ts'
import { rowFields } from './rowFields.ts'

/** Placeholders and parameters belong to each other, and patterns match whole values quickly. */
export function checkParameters(outline: Outline): Finding[] {
  const { params, query, actions, blocks, forms, loads, grids, panels } = outline
  return [
    ...pathParameters(outline),
    ...heading(outline),
    ...inConditions(outline),
    ...againstPatterns(outline),
    ...[...params, ...query].flatMap(([, parameter]) => pattern(outline.file, parameter)),
    ...[...loads, ...panels.flatMap(panel => panel.loads)].flatMap(([, load]) => [
      ...placeholders(outline, child(load, 'get')),
      ...placeholders(outline, child(load, 'record')),
      ...entries(child(load, 'query')).flatMap(([, value]) => placeholders(outline, value)),
    ]),
    ...[...blocks, ...blocks.flatMap(block => items(child(block, 'tiles')))].flatMap(one =>
      placeholders(outline, child(one, 'get')),
    ),
    ...[...blocks, ...forms.flatMap(({ form }) => items(child(form, 'fields')))].flatMap(one =>
      placeholders(outline, child(one, 'ruleset')),
    ),
    ...blocks.flatMap(block => referencesOf(block).flatMap(reference => named(outline, reference))),
    ...grids.flatMap(grid => [
      ...placeholders(outline, child(grid, 'source')),
      // These take parameters of the path alone.
      ...entries(child(grid, 'params')).flatMap(([, value]) =>
        placeholders({ ...outline, query: [] }, value),
      ),
      ...placeholders(outline, child(grid, 'selectionSummary', 'call')),
      ...placeholders(outline, child(grid, 'selectionSums')),
      ...placeholders(outline, child(grid, 'filterTabs', 'counts')),
      ...placeholders(outline, child(grid, 'totals')),
      ...entries(child(grid, 'initialFilters', 'query')).flatMap(([, item]) => queried(outline, item)),
    ]),
    ...actions
      // The fields of its row fill the call too.
      .filter(({ action }) => !onRow(action))
      .flatMap(({ action, grid }) => placeholders(outline, child(action, 'call'), grid)),
  ]
}

function pathParameters({ file, screen, placeholders, params, query, grids }: Outline): Finding[] {
  const initialFilters = grids.flatMap(grid =>
    entries(child(grid, 'initialFilters', 'query')).map(([, item]) => item),
  )
  const path = child(screen, 'path')
  const declared = params.map(([name]) => name)
  const access = child(screen, 'access', 'perParams')
  const unused = params.filter(([name]) => !placeholders.includes(name))
  const stray = unused.filter(([name]) => nearest(name, placeholders) === undefined)
  const names = query.map(([name]) => name)
  const meant = initialFilters.flatMap(item => nearest(text(item) ?? '', names) ?? [])
  return [
    ...[...new Set(placeholders)]
      .filter(name => !declared.includes(name) && !Array.isArray(child(screen, 'params').value))
      // A misspelt key is one fault.
      .filter(name => !unused.some(([key]) => nearest(key, placeholders) === name))
      // A single missing and a single stray one are the same fault, reported where it is declared.
      .filter((_, __, missing) => missing.length !== 1 || stray.length !== 1)
      .map(name => finding(file, path, explain.placeholderUndeclared(name, declared))),
    ...placeholders
      .filter((name, index) => placeholders.indexOf(name) < index)
      .map(name => finding(file, path, explain.placeholderTwice(name))),
    ...[...params, ...query].flatMap(([name, item]) => {
      const what = sensitiveData(name)
      return what === undefined ? [] : [keyFinding(file, item, explain.parameterSensitive(what))]
    }),
    ...unused.map(([name, item]) => keyFinding(file, item, explain.paramUnused(name, placeholders))),
    ...params
      .filter(
        ([name, item]) =>
          placeholders.includes(name) && isObject(item.value) && item.value.example === undefined,
      )
      .map(([name, item]) => finding(file, item, explain.exampleMissing(name))),
    ...query
      .filter(([name]) => declared.includes(name))
      .map(([name, item]) => keyFinding(file, item, explain.parameterTwice(name))),
    ...query
      .filter(([name]) => !usesQuery(screen, name))
      // A misspelt name is reported where it is used.
      .filter(([name]) => !meant.includes(name))
      .map(([name, item]) => keyFinding(file, item, explain.queryUnused(name))),
    ...(access.value === true && placeholders.length === 0
      ? [finding(file, access, explain.perParamsEmpty())]
      : []),
  ]
}

/** Whether a screen uses a parameter anywhere; signing in and out reads the whole address. */
function usesQuery(screen: Item, name: string): boolean {
  const parts = entries(screen).filter(([key]) => key !== 'query' && key !== 'params')
  const written = parts.flatMap(([, { value }]) => textsBelow(value))
  const named = [...written.flatMap(placeholdersOf), ...written]
    .map(one => one.replace(/^params\./, ''))
    .filter(one => /^\w+$/.test(one))
  return (
    named.includes(name) ||
    items(child(screen, 'body')).some(block =>
      ['signIn', 'signOut'].includes(text(child(block, 'kind')) ?? ''),
    )
  )
}

function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsBelow) : []
}

function placeholders(outline: Outline, item: Item, rowless?: Item): Finding[] {
  const { file, params, query } = outline
  const panel = panelAround(outline, item)
  // The fields of a record are unknown here.
  if (panel?.onRecord && !panel.grid) return []
  const parameters = [...params, ...query].map(([name]) => name)
  const fields = panel?.onRecord && panel.grid ? rowFields(panel.grid) : []
  const known = [...parameters, ...fields]
  const unknown = (name: string) =>
    fields.length > 0
      ? explain.placeholderOfRowUnknown(name, known)
      : explain.placeholderUnknown(name, parameters)
  const ofRow = rowless ? items(child(rowless, 'columns')).map(column => text(child(column, 'field'))) : []
  return (
    placeholdersOf(text(item) ?? '')
      // A parameter of the path that is not declared is reported there.
      .filter(name => !known.includes(name) && !outline.placeholders.includes(name))
      .map(name =>
        finding(file, item, ofRow.includes(name) ? explain.placeholderRowless(name) : unknown(name)),
      )
  )
}

/** A heading names parameters of the screen and data of its loads. */
function heading({ file, screen, params, query, loads, placeholders: inPath }: Outline): Finding[] {
  const item = child(screen, 'heading')
  const parameters = [...params, ...query].map(([name]) => name)
  const declared = loads.map(([name]) => name)
  return placeholdersOf(text(item) ?? '')
    .filter(path => !parameters.includes(path) && !inPath.includes(path))
    .filter(path => !declared.includes(path.split('.')[0] ?? ''))
    .map(path => finding(file, item, explain.headingUnknown(path, [...parameters, ...declared])))
}

/** Conditions, texts, and the values that a check or a failed load passes on, call the parameters `params.x`. */
function inConditions({ file, screen, loads, params, query, ...outline }: Outline): Finding[] {
  const known = [...params, ...query].map(([name]) => name)
  const fields = outline.conditions.flatMap(leaves).map(leaf => child(leaf, 'field'))
  const failures = loads.map(([, load]) => child(load, 'onError'))
  const passedOn = [...items(child(screen, 'checks')), ...failures].flatMap(valuesPassedOn)
  const texts = outline.blocks
    .filter(block => text(child(block, 'kind')) === 'text')
    .flatMap(block => [child(block, 'heading'), child(block, 'text')])
    .flatMap(item => placeholdersOf(text(item) ?? '').map(value => ({ ...item, value })))
  return [...fields, ...passedOn, ...texts].flatMap(item => {
    const [, name] = /^params\.(.*)$/.exec(text(item) ?? '') ?? []
    return name === undefined || known.includes(name) || outline.placeholders.includes(name)
      ? []
      : [finding(file, item, explain.placeholderUnknown(name, known))]
  })
}

/** Conditions compare a parameter with values that its pattern allows: the screen opens with no other. */
function againstPatterns({ file, params, query, conditions }: Outline): Finding[] {
  const parameters = new Map([...query, ...params])
  return conditions.flatMap(leaves).flatMap(leaf => {
    const [, name = ''] = /^params\.(.*)$/.exec(text(child(leaf, 'field')) ?? '') ?? []
    const source = text(child(parameters.get(name) ?? leaf, 'pattern'))
    if (source === undefined) return []
    return ['is', 'in', 'not']
      .flatMap(key => [child(leaf, key), ...items(child(leaf, key))])
      .flatMap(item => {
        const value = typeof item.value === 'number' ? String(item.value) : text(item)
        // An empty text is a parameter of the query that is absent.
        return value === undefined || value === '' || matches(source, value)
          ? []
          : [finding(file, item, explain.parameterNever(name, value, source))]
      })
  })
}

/** A reference to a parameter names one of the screen. */
function named({ file, params, query }: Outline, reference: Item): Finding[] {
  const item = child(reference, 'param')
  const name = text(item)
  const known = [...params, ...query].map(([parameter]) => parameter)
  return name === undefined || known.includes(name)
    ? []
    : [finding(file, item, explain.placeholderUnknown(name, known))]
}

/** A filter in the address needs query parameters of the screen. */
function queried({ file, query }: Outline, item: Item): Finding[] {
  const known = query.map(([name]) => name)
  const name = text(item)
  return name === undefined || known.includes(name)
    ? []
    : [finding(file, item, explain.queryUnknown(name, known))]
}

function pattern(file: string, parameter: Item): Finding[] {
  const item = child(parameter, 'pattern')
  const source = text(item)
  const example = child(parameter, 'example')
  const value = text(example)
  return [
    ...patternFindings(file, item),
    ...(source === undefined || value === undefined || matches(source, value)
      ? []
      : [finding(file, example, explain.exampleMismatch(value, source))]),
  ]
}
