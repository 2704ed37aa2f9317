import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, isObject, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { isComputedReadOnly, nameOf, submitsOf } from './formFields.ts'
import { type FormPlace, type Outline, panelAround } from './outline.ts'

/** A form can fill the placeholders of its path, its version and its values. */
export function checkForms(outline: Outline): Finding[] {
  return outline.forms.flatMap(place => [
    ...submitsOf(place.form).flatMap(way => submit(outline, place, way)),
    ...ways(outline.file, place.form),
    ...profile(outline.file, place.form),
    ...readView(outline.file, place),
  ])
}

function submit(outline: Outline, { form, onRecord }: FormPlace, way: Item): Finding[] {
  const { file, params, query } = outline
  const call = child(way, 'call')
  const version = child(way, 'version')
  const [done, next] = [editsOf(way), child(way, 'next')]
  const inPanel = panelAround(outline, form)?.onRecord === true
  const filled = onRecord || inPanel || text(child(form, 'values')) !== undefined
  const known = [...params, ...query].map(([name]) => name)
  const names = items(child(form, 'fields')).map(nameOf)
  return [
    ...(filled ? [] : placeholdersOf(text(call) ?? ''))
      .filter(name => !known.includes(name))
      .map(name =>
        finding(
          file,
          call,
          names.includes(name) ? explain.placeholderTyped(name) : explain.placeholderUnknown(name, known),
        ),
      ),
    ...(child(way, 'dryRun').value !== undefined && child(way, 'onSuccess').value !== undefined
      ? [keyFinding(file, child(way, 'onSuccess'), explain.dryRunSuccess())]
      : []),
    ...(done.value !== undefined && child(way, 'onSuccess', 'go').value !== undefined
      ? [keyFinding(file, done, explain.editsBesideGo())]
      : []),
    ...(next.value !== undefined && !submitsOf(form).some(one => editsOf(one).value !== undefined)
      ? [keyFinding(file, next, explain.nextUnreached())]
      : []),
    ...(version.value === undefined || filled ? [] : [finding(file, version, explain.recordMissing())]),
    ...entries(child(way, 'body'))
      .filter(([key]) => names.includes(key))
      .map(([key, item]) => keyFinding(file, item, explain.bodyField(key))),
  ]
}

/** Where the reply has the record that the form edits from then on. */
function editsOf(way: Item): Item {
  return child(way, 'onSuccess', 'edits')
}

/** Of several submits one is for Enter, labels differ, and fields not required by all are optional. */
function ways(file: string, form: Item): Finding[] {
  const all = submitsOf(form)
  const others = child(form, 'otherSubmits')
  const fields = items(child(form, 'fields'))
  const names = fields.map(nameOf)
  const isLone = others.value !== undefined && child(form, 'submit').value === undefined
  const labelOf = (way: Item) => text(child(way, 'label'))?.trim() ?? 'Save'
  return [
    ...(isLone ? [keyFinding(file, others, explain.otherSubmitsAlone())] : []),
    ...all.flatMap((way, at) =>
      all.slice(0, at).some(before => labelOf(before) === labelOf(way))
        ? [finding(file, child(way, 'label'), explain.submitLabelTwice(labelOf(way)))]
        : [],
    ),
    ...all.flatMap(way =>
      items(child(way, 'fields')).flatMap(item => {
        const name = text(item) ?? ''
        return names.includes(name) ? [] : [finding(file, item, explain.fieldUnknown(name, names))]
      }),
    ),
    ...fields
      .filter(field => !isComputedReadOnly(field))
      .filter(field => all.length > 0 && all.every(way => leavesOut(way, nameOf(field))))
      .map(field => finding(file, field, explain.fieldUnsent(nameOf(field)))),
    ...all.flatMap((way, at) =>
      items(child(way, 'requires')).flatMap(item => {
        const name = text(item) ?? ''
        const [table = name, inner] = name.split('.')
        const outer = fields.find(one => nameOf(one) === table)
        const leaves = outer ? items(child(outer, 'fields')) : []
        const field = inner === undefined ? outer : leaves.find(leaf => nameOf(leaf) === inner)
        if (!field)
          return [
            finding(
              file,
              item,
              explain.fieldUnknown(
                name,
                leaves.length > 0 && inner !== undefined
                  ? leaves.map(leaf => `${table}.${nameOf(leaf)}`)
                  : names,
              ),
            ),
          ]
        if (child(field, 'required').value === true)
          return [finding(file, item, explain.requiredAnyway(name))]
        const byAll = all.every(one => items(child(one, 'requires')).some(({ value }) => value === name))
        return byAll && at === 0 ? [finding(file, item, explain.requiredByAll(name))] : []
      }),
    ),
  ]
}

function leavesOut(way: Item, name: string): boolean {
  const own = child(way, 'fields')
  return own.value !== undefined && !items(own).some(({ value }) => value === name)
}

/** The profile field and those that a profile names are in the form; a profile is never typed. */
function profile(file: string, form: Item): Finding[] {
  const words = child(form, 'profile')
  const fields = items(child(form, 'fields'))
  const names = fields.map(nameOf)
  const by = child(words, 'by')
  const kind = text(child(fields.find(field => nameOf(field) === by.value) ?? by, 'kind'))
  return [
    ...[by, ...items(child(words, 'exact')), ...items(child(words, 'free'))].flatMap(item => {
      const name = text(item)
      return name === undefined || names.includes(name)
        ? []
        : [finding(file, item, explain.fieldUnknown(name, names))]
    }),
    ...(kind === undefined || ['select', 'choice'].includes(kind)
      ? []
      : [finding(file, by, explain.profileTyped(text(by) ?? ''))]),
  ]
}

function readView(file: string, { form, onRecord, inPanel }: FormPlace): Finding[] {
  const item = child(form, 'readView')
  const isOne = item.value === true || isObject(item.value)
  if (isOne && inPanel) return [keyFinding(file, item, explain.readViewInPanel())]
  return !isOne || onRecord || text(child(form, 'values')) !== undefined
    ? []
    : [finding(file, item, explain.recordMissing())]
}
