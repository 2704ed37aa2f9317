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
  return blanksBelow(part, []).map(item => finding(file, item, explain.textBlank()))
}

/** `above` stops at an object that contains itself, which is reported as not plain data. */
function blanksBelow(item: Item, above: readonly unknown[]): Item[] {
  if (above.includes(item.value)) return []
  const path = [...above, item.value]
  return [
    ...items(item).flatMap(each => blanksBelow(each, path)),
    ...entries(item).flatMap(([key, value]) =>
      isTextKey(key) && /^\s+$/.test(text(value) ?? '') ? [value] : blanksBelow(value, path),
    ),
  ]
}
