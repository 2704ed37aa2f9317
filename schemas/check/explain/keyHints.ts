/** What to write for a key of another tool, or of another place, where its name alone does not say it; `word` has the key. */
export function keyHints(key: string, word: string, known: readonly string[]): string[] {
  return [
    ...opposite(key, known),
    ...inFull(key, known),
    ...unchanging(key, word, known),
    ...patterned(key, word),
    ...compared(key, known),
  ]
}

/** Where a word of another tool means the opposite of that of the language, renaming it alone would be wrong. */
function opposite(key: string, known: readonly string[]): string[] {
  if (/^(?:hidden|hide)$/.test(key) && known.includes('show')) return ["A column is hidden by show: 'off'."]
  if (!/^(?:disabled|hidden|hide)$/.test(key)) return []
  const meant = key === 'disabled' ? 'enabled' : 'visible'
  return [
    `It takes the opposite condition, as ${meant}: {status: 'open'}; a part that is never there is left out.`,
  ]
}

/** Where one word of another tool is an object here, the word alone would be refused again. */
function inFull(key: string, known: readonly string[]): string[] {
  if (/^(?:href|link)$/.test(key) && known.includes('cell') && !known.includes('to'))
    return ["Write cell: {kind: 'link', to: 'screen'}."]
  return /^(?:permissions?|roles?)$/.test(key) && known.includes('access')
    ? ["Write access: {resource: 'name_of_the_resource'}."]
    : []
}

/** A field is read-only by a condition, or because its value follows from others. */
function unchanging(key: string, word: string, known: readonly string[]): string[] {
  if (!/^read-?only$/i.test(key)) return []
  if (word === 'a form') return ['A form without submit is read-only.']
  if (!word.endsWith(' field')) return []
  if (!known.includes('enabled'))
    return ['Whether users can change it is written where a form has the field.']
  return [
    "Write enabled, a condition, if users can change it only at times, as in enabled: {status: 'open'}.",
    ...(known.includes('computed')
      ? ["A field that only shows a value has computed, as in computed: {from: 'record.status'}."]
      : []),
  ]
}

/** The texts of a list have a pattern in the form where they are typed. */
function patterned(key: string, word: string): string[] {
  if (key !== 'pattern') return []
  if (word === 'a list field')
    return [
      'Write it where a form has the field, as pattern: {match: …, message: …}: it holds for each text.',
    ]
  return word === 'a rows field' ? ['Write it at a text field in its fields.'] : []
}

/** Only conditions compare strictly. */
function compared(key: string, known: readonly string[]): string[] {
  const limit = { lessThan: 'atMost', moreThan: 'atLeast' }[key]
  if (limit === undefined || !known.includes(limit) || known.includes(key)) return []
  const fixed = limit === 'atMost' ? 'max' : 'min'
  return [
    `Write ${limit} with the name of another field, as in ${limit}: 'total', or ${fixed} with a fixed value; an equal value is accepted.`,
  ]
}

/** What the language says in another way or not at all, although it has a key with a similar name. */
export function otherWay(key: string, word: string, known: readonly string[]): string | undefined {
  if (word === 'a grid' && /^(?:group|groupBy|grouping)$/.test(key))
    return 'Rows are not grouped: sort by the field, or draw its values in a chart.'
  if (word === 'a grid' && /^(?:on)?row(?:Click|Select)$/i.test(key))
    return "A row opens the screen that its entity names; another column links with cell: {kind: 'link', to: 'screen'}."
  if (key === 'nextDays' && known.includes('lastDays'))
    return 'For days from today on use a fromDate filter with initial: {lastDays: 1}, which is today.'
  return word.startsWith('a chart') && /^(?:look|type|variant|stacked)$/.test(key)
    ? 'A chart has bars, with one part for each of its series.'
    : undefined
}
