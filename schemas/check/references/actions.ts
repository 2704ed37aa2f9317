import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { placeholdersOf } from '../placeholders.ts'
import { leaves } from './conditionLeaves.ts'
import { confirmTexts, kindOf, nameOf, reasonTexts, submitsOf } from './formFields.ts'
import { onRow } from './onRow.ts'
import { type Outline } from './outline.ts'
import { rowFields, unknownRowField } from './rowFields.ts'
import { targetConditions, targetFields } from './targets.ts'

/** Actions use what exists: a selection where one can be made, fields that the grid has. */
export function checkActions(outline: Outline): Finding[] {
  return [...outline.recordActions.flatMap(action => ofRecord(outline.file, action)), ...ofGrids(outline)]
}

/** The fields of a record are unknown here. */
function ofRecord(file: string, action: Item): Finding[] {
  const item = child(action, 'scope')
  return [
    ...reasons(file, action),
    ...(item.value === undefined ? [] : [finding(file, item, explain.scopeOfRecord())]),
    ...dockedRowless(file, action),
    ...download(file, action),
  ]
}

function ofGrids({ file, actions, params, query, reasonless, rows }: Outline): Finding[] {
  const parameters = [...params, ...query].map(([name]) => name)
  return actions.flatMap(({ action, grid }) => {
    const known = rowFields(grid)
    const missing = unknownRowField({ file, rows }, grid)
    const call = child(action, 'call')
    const panel = child(action, 'panel')
    return [
      ...scope(file, action, grid),
      ...setRecordless(file, action),
      ...download(file, action),
      ...(reasonless.has(action.pointer)
        ? [
            keyFinding(
              file,
              child(action, 'selected'),
              explain.selectedReasonMissing(reasonless.get(action.pointer)),
            ),
          ]
        : reasons(file, action)),
      ...reasonTexts(action).flatMap(item =>
        placeholdersOf(text(item) ?? '').flatMap(name => missing(item, name)),
      ),
      ...(onRow(action)
        ? [
            ...placeholdersOf(text(call) ?? '')
              .filter(name => !parameters.includes(name))
              .flatMap(name => missing(call, name)),
            // A form is filled from the whole row, which has more fields than the grid: only typos count.
            ...[
              child(panel, 'title'),
              ...confirmTexts(action),
              ...submitsOf(child(panel, 'form')).map(way => child(way, 'call')),
            ].flatMap(item =>
              placeholdersOf(text(item) ?? '')
                .filter(name => !parameters.includes(name) && nearest(name, known) !== undefined)
                .flatMap(name => missing(item, name)),
            ),
            ...[...targetFields(action), ...entries(child(action, 'file')).map(([, field]) => field)].flatMap(
              field => missing(field, text(field)),
            ),
          ]
        : []),
      ...[...conditions(action), ...targetConditions(action)]
        // Without a row, the whole condition is a fault.
        .filter(() => child(action, 'scope').value !== 'screen')
        .flatMap(leaves)
        .flatMap(leaf => missing(child(leaf, 'field'), text(child(leaf, 'field')))),
    ]
  })
}

function scope(file: string, action: Item, grid: Item): Finding[] {
  const item = child(action, 'scope')
  if (item.value === 'screen')
    return [
      ...conditions(action).map(condition => finding(file, condition, explain.conditionRowless())),
      ...dockedRowless(file, action),
    ]
  if (item.value !== 'selection') return []
  return [
    ...(child(grid, 'selection').value === true ? [] : [finding(file, item, explain.selectionMissing())]),
    ...(child(action, 'kind').value === 'navigate' ? [finding(file, item, explain.navigateSelection())] : []),
    ...(child(action, 'kind').value === 'show' ? [finding(file, item, explain.showSelection())] : []),
    ...items(child(action, 'panel', 'form', 'fields'))
      .filter(field => kindOf(field) === 'file')
      .map(field => finding(file, field, explain.fileOnSelection(nameOf(field)))),
  ]
}

/** Only a grid has an active row for a docked panel to follow. */
function dockedRowless(file: string, action: Item): Finding[] {
  const docked = child(action, 'panel', 'docked')
  return docked.value === undefined ? [] : [keyFinding(file, docked, explain.dockedRowless())]
}

/** Only the record of an actions block is known to the whole screen. */
function setRecordless(file: string, action: Item): Finding[] {
  return ['onSuccess', 'onError']
    .map(key => child(action, key, 'set'))
    .filter(({ value }) => value !== undefined)
    .map(item => keyFinding(file, item, explain.setRecordless()))
}

/** A disabled action gives a reason, one that is always enabled has none. */
function reasons(file: string, action: Item): Finding[] {
  const [item, enabled] = [child(action, 'disabledReason'), child(action, 'enabled')]
  if (item.value !== undefined && enabled.value === undefined)
    return [keyFinding(file, item, explain.reasonUnneeded())]
  // A screen-level action has no row, and no condition.
  const conditional = enabled.value !== undefined && child(action, 'scope').value !== 'screen'
  if (item.value === undefined) return conditional ? [keyFinding(file, enabled, explain.reasonMissing())] : []
  return typeof item.value === 'string' ? [] : reasonsOfFields(file, action)
}

/** Texts for the fields with which `enabled` disables an action; those of `visible` belong to its selected rows. */
function reasonsOfFields(file: string, action: Item): Finding[] {
  const fieldsOf = (key: string) => [
    ...new Set(leaves(child(action, key)).flatMap(leaf => text(child(leaf, 'field')) ?? [])),
  ]
  const [asked, shown] = [fieldsOf('enabled'), fieldsOf('visible')]
  const reason = child(action, 'disabledReason')
  const given = entries(reason)
  const lacking = asked.filter(field => given.every(([name]) => name !== field))
  return [
    ...given
      .filter(([name]) => ![...asked, ...shown].includes(name))
      .map(([name, item]) => keyFinding(file, item, explain.reasonFieldUnknown(name, asked))),
    // A misspelt field is one fault.
    ...(given.some(([name]) => nearest(name, lacking) !== undefined && !asked.includes(name))
      ? []
      : lacking
    ).map(field => keyFinding(file, reason, explain.reasonFieldMissing(field))),
  ]
}

/** A download has one source; a stored file belongs to a row. */
function download(file: string, action: Item): Finding[] {
  if (child(action, 'kind').value !== 'download') return []
  const [call, of] = [child(action, 'call'), child(action, 'file')]
  if ((call.value === undefined) === (of.value === undefined))
    return [finding(file, action, explain.downloadCall())]
  return of.value !== undefined && !onRow(action) ? [finding(file, of, explain.fileRowless())] : []
}

function conditions(action: Item): Item[] {
  return [child(action, 'visible'), child(action, 'enabled')].filter(({ value }) => value !== undefined)
}
