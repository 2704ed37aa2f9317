import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { type Outline } from './outline.ts'

/** Date format of comments (spec 1 §9). */
const dateFormat = 'yyyy-MM-dd HH:mm:ss'

/** Blocks of records have exactly one source, a download one file; overrides need a reason. */
export function checkRecords({ file, blocks }: Outline): Finding[] {
  return blocks.flatMap(block => [
    ...(isOf(block, 'chart', 'details', 'timeline', 'commentList') ? source(file, block) : []),
    ...(isOf(block, 'download') ? download(file, block) : []),
    ...overridden(file, block),
    ...(isOf(block, 'text') ? tone(file, block) : []),
  ])
}

/** The references of a block to parameters and fields of loads. */
export function referencesOf(block: Item): Item[] {
  return ['id', 'notification', 'file', 'fileName'].map(key => child(block, key))
}

function source(file: string, block: Item): Finding[] {
  const [load, get, select] = [child(block, 'load'), child(block, 'get'), child(block, 'select')]
  if (isThere(load) && isThere(get)) return [finding(file, get, explain.recordsTwice())]
  if (!isThere(load) && !isThere(get)) return [finding(file, block, explain.recordsMissing())]
  return isThere(load) && isThere(select) ? [finding(file, select, explain.selectOfLoad())] : []
}

function download(file: string, block: Item): Finding[] {
  const [notification, of, name] = [
    child(block, 'notification'),
    child(block, 'file'),
    child(block, 'fileName'),
  ]
  if (isThere(notification) === isThere(of)) return [finding(file, block, explain.downloadSource())]
  return isThere(of) && !isThere(name) ? [finding(file, of, explain.fileNameMissing())] : []
}

function overridden(file: string, block: Item): Finding[] {
  const item = child(block, 'dateFormat')
  const format = text(item)
  if (format === undefined || isThere(child(block, 'because'))) return []
  return [finding(file, item, format === dateFormat ? explain.defaultWritten() : explain.becauseMissing())]
}

/** A full-page message has no tone. */
function tone(file: string, block: Item): Finding[] {
  const item = child(block, 'tone')
  return isThere(item) && isThere(child(block, 'icon')) ? [finding(file, item, explain.toneOfPicture())] : []
}

function isOf(block: Item, ...kinds: readonly string[]): boolean {
  return kinds.includes(text(child(block, 'kind')) ?? '')
}

function isThere({ value }: Item): boolean {
  return value !== undefined
}
