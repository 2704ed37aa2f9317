import { textsOf } from '../../language/texts.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, isObject, text } from '../item.ts'
import { type Outline, placeholdersOf } from './outline.ts'

/** Every language of a screen says all that the screen says, and nothing else, with the same values in it. */
export function checkTranslations({ file, screen }: Outline): Finding[] {
  const languages = entries(child(screen, 'translations'))
  // Without a language nothing is compared, and a definition that is no plain data may have no end.
  if (languages.length === 0) return []
  const shown = [...textsOf(isObject(screen.value) ? { ...screen.value, translations: {} } : {})]
  return languages.flatMap(([code, texts]) => {
    const known = entries(texts)
    const keys = known.map(([english]) => english)
    return [
      ...(isCode(code) && !known639.of(code) ? [keyFinding(file, texts, explain.languageUnknown(code))] : []),
      ...shown
        .filter(english => !keys.includes(english))
        .map(english => keyFinding(file, texts, explain.translationMissing(english))),
      ...known
        .filter(([english]) => !shown.includes(english))
        .map(([english, item]) => keyFinding(file, item, explain.translationUnused(english, shown))),
      ...known.flatMap(([english, item]) => placeholders(file, english, item)),
    ]
  })
}

/** Names a code that ISO 639 has, and none that it lacks. */
const known639 = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** What has not the form of a code is told of by the shape. */
function isCode(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code)
}

function placeholders(file: string, english: string, item: Item): Finding[] {
  const names = (of: string) => [...new Set(placeholdersOf(of))].sort()
  const [wanted, found] = [names(english), names(text(item) ?? english)]
  return wanted.join() === found.join()
    ? []
    : [finding(file, item, explain.translationPlaceholders(found, wanted))]
}
