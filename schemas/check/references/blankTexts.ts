import { isTextKey } from '../../language/texts.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { entries, type Item, items, text } from '../item.ts'
import { type Outline } from './outline.ts'

/** A text of spaces shows nothing, as an empty one. */
export function checkBlankTexts({ file, screen }: Outline): Finding[] {
  return blanksBelow(screen, []).map(item => finding(file, item, explain.textBlank()))
}

/** `above` ends the walk in an object that contains itself, which is found as no plain data. */
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
