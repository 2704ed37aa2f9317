import { textsOf } from '../../language/texts.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, entries, type Item, isObject, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { suggestion } from '../wording.ts'
import { type Outline } from './outline.ts'

/** Every language translates all texts of the screen and no others, with the same placeholders. */
export function checkTranslations(outline: Outline): Finding[] {
  const { file, screen } = outline
  const languages = entries(child(screen, 'translations'))
  // Without a language there is nothing to compare, and data that is not plain may be infinite.
  if (languages.length === 0) return []
  const shown = [...textsOf(isObject(screen.value) ? { ...screen.value, translations: {} } : {})]
  const inLanguages = languages.flatMap(([code, texts]) => {
    const known = entries(texts)
    const keys = known.map(([english]) => english)
    const unused = keys.filter(english => !shown.includes(english))
    // A text that was changed in one place only is one fault, reported at its translation.
    const isChanged = (english: string) =>
      unused.some(one => suggestion(one, shown)?.includes(`"${english}"`))
    const missing = shown.filter(english => !keys.includes(english) && !isChanged(english))
    // One missing and one unused translation: the English text has been rewritten.
    const changed = missing.length === 1 && unused.length === 1 ? missing[0] : undefined
    return [
      ...(isCode(code) && !known639.of(code) ? [keyFinding(file, texts, explain.languageUnknown(code))] : []),
      ...(missing.length === 0 || changed !== undefined
        ? []
        : [keyFinding(file, texts, explain.translationMissing(missing))]),
      ...known
        .filter(([english]) => !shown.includes(english))
        .map(([english, item]) => keyFinding(file, item, explain.translationUnused(english, shown, changed))),
      ...known.flatMap(([english, item]) => placeholders(file, english, item)),
    ]
  })
  return [...unwritten(outline), ...inLanguages]
}

/** The runtime has its default texts only in English. */
function unwritten({ file, blocks, actions, recordActions, forms }: Outline): Finding[] {
  const lacking = (item: Item, keys: readonly string[]) =>
    keys
      .filter(key => child(item, key).value === undefined)
      .map(key => finding(file, item, explain.textUnwritten(key)))
  const questions = [...actions.map(({ action }) => action), ...recordActions]
    .map(action => child(action, 'confirm'))
    .filter(({ value }) => isObject(value))
  const inPanels = forms.filter(({ inPanel }) => inPanel).map(({ form }) => form)
  return [
    ...blocks
      .filter(block => english.has(text(child(block, 'kind')) ?? ''))
      .map(block =>
        finding(file, child(block, 'kind'), explain.onlyEnglish(text(child(block, 'kind')) ?? '')),
      ),
    ...inPanels.map(form => finding(file, form, explain.onlyEnglish('form'))),
    ...blocks
      .filter(block => saysNothing.has(text(child(block, 'kind')) ?? ''))
      .flatMap(block => lacking(block, ['empty'])),
    ...questions.flatMap(question => lacking(question, ['title', 'yes', 'no'])),
  ]
}

/** Blocks with a text for an empty state. */
const saysNothing: ReadonlySet<string> = new Set([
  ...['chart', 'code', 'commentList', 'details', 'screens', 'table', 'timeline'],
])

/** Blocks with texts of the runtime that no key replaces, such as those for errors and pages. */
const english: ReadonlySet<string> = new Set([
  ...['attachments', 'comments', 'filters', 'form', 'grid', 'jobs', 'recent', 'tiles', 'views'],
])

/** Names the codes of ISO 639 only. */
const known639 = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** The wrong form of a code is reported by the shape. */
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
