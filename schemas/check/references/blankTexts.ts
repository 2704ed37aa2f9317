import { isTextKey } from '../../language/texts.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { entries, type Item, items, text } from '../item.ts'
import { type Outline } from './outline.ts'

/** Reports texts of spaces only. */
export function checkBlankTexts({ file, screen }: Outline): Finding[] {
  return blankTexts(file, screen)
}

export function blankTexts(file: string, part: Item): Finding[] {
  return hasBlank(part.value, [])
    ? blanksBelow(part, []).map(item => finding(file, item, explain.textBlank()))
    : []
}

/** Whether there is any: hardly a definition has one, and finding the place takes five times as long. */
function hasBlank(value: unknown, above: readonly unknown[], isText = false): boolean {
  if (typeof value !== 'object' || value === null || above.includes(value)) return false
  const path = [...above, value]
  return Object.entries(value).some(([key, below]) =>
    typeof below === 'string'
      ? (isText || isTextKey(key)) && blank.test(below)
      : hasBlank(below, path, isTextKey(key)),
  )
}

/** `isText`: its entries are texts for fields. `above` stops at an object that contains itself, which is reported as not plain data. */
function blanksBelow(item: Item, above: readonly unknown[], isText = false): Item[] {
  if (above.includes(item.value)) return []
  const path = [...above, item.value]
  return [
    ...items(item).flatMap(each => blanksBelow(each, path)),
    ...entries(item).flatMap(([key, value]) =>
      (isText || isTextKey(key)) && blank.test(text(value) ?? '')
        ? [value]
        : blanksBelow(value, path, isTextKey(key)),
    ),
  ]
}

const blank = /^\s+$/
