/** The place where a text is invalid JSON, the reason, and what to write instead. */
class JsonFault extends Error {
  readonly offset: number
  readonly fix: string
  /** Characters to remove before parsing goes on; 0: it cannot. */
  readonly surplus: number

  constructor(offset: number, message: string, fix: string, surplus: number) {
    super(message)
    this.offset = offset
    this.fix = fix
    this.surplus = surplus
  }
}

/** The first syntax error of a JSON text, with its place, which the platform's parser often omits. */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    read(text)
    return undefined
  } catch (fault) {
    if (fault instanceof JsonFault) return fault
    throw fault
  }
}

function read(text: string): void {
  let at = 0

  function document(): void {
    if (text.startsWith('\uFEFF'))
      fail('it begins with a byte order mark', 'Save it as UTF-8 without one.', at, 1)
    space()
    if (at === text.length) fail('it is empty', 'Write the screen as one object.')
    value()
    space()
    if (at < text.length) fail('there is text after the end of the object', 'Remove it.')
  }

  function value(): void {
    const sign = text[at]
    if (sign === '{') entries('}', entry)
    else if (sign === '[') entries(']', value)
    else if (sign === '"') quoted()
    else bare()
  }

  function bare(): void {
    const [word = ''] = match(/[^\s,:[\]{}"]*/y)
    if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(word)) at += word.length
    else if (/^['‘’“”`]/.test(word)) fail('a text has other quotes', 'Write double quotes: "…".')
    else if (word === '') fail('a value is missing', 'Add it here.')
    else
      fail(
        `${word} is not a JSON value`,
        'Write a text in double quotes, a number, true, false, null, [ or {.',
      )
  }

  /** The entries between two brackets, separated by commas, without a trailing comma. */
  function entries(end: '}' | ']', one: () => void): void {
    const start = at++
    for (let comma: number | undefined; ; comma = at++) {
      space()
      if (text[at] === end && comma !== undefined)
        fail(`there is a comma before ${end}, and nothing follows it`, 'Remove the comma.', comma, 1)
      if (text[at] === end) break
      one()
      space()
      if (text[at] !== ',') {
        closing(end, start)
        break
      }
    }
    at++
  }

  function closing(end: '}' | ']', start: number): void {
    const sign = text[at]
    if (sign === end) return
    const line = text.slice(0, start).split('\n').length
    const opened = `the ${text[start]} of line ${line} is not closed`
    if (sign === undefined) fail(opened, `Add ${end} where it ends.`)
    if (sign === '}' || sign === ']') fail(opened, `Write ${end} before this, or remove this.`)
    if (sign === ':') fail('there is an unexpected colon', 'Write a comma, or a key before it.')
    fail('a comma is missing before this', 'Add it after the previous entry.')
  }

  function entry(): void {
    if (text[at] === ',') fail('a comma has no entry before it', 'Remove the comma.')
    if (text[at] !== '"') fail('a key is not in double quotes', 'Write every key as "key".')
    quoted()
    space()
    if (text[at] !== ':') fail('a colon is missing between the key and its value', 'Add it here.')
    at++
    space()
    value()
  }

  function quoted(): void {
    const start = at
    const [content = ''] = match(/"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y)
    at += content.length
    if (text[at] === '\\') fail('a backslash starts no escape sequence of JSON', 'Write it twice: \\\\.')
    if (text[at] === '\t') fail('a text contains a tab', 'Write \\t, or spaces.')
    if (text[at] !== '"') fail('a text is not closed in its line', 'Add the double quote at its end.', start)
    at++
  }

  function space(): void {
    at += match(/[ \t\r\n]*/y)[0]?.length ?? 0
    const [comment] = /^(?:\/\/.*|\/\*[\s\S]*?(?:\*\/|$))/.exec(text.slice(at)) ?? []
    const fix = 'Remove it, or write the definition as a .ts file.'
    if (comment !== undefined) fail('there is a comment, which JSON does not allow', fix, at, comment.length)
  }

  function match(pattern: RegExp): readonly string[] {
    pattern.lastIndex = at
    return pattern.exec(text) ?? []
  }

  function fail(message: string, fix: string, offset = at, surplus = 0): never {
    throw new JsonFault(offset, message, fix, surplus)
  }

  document()
}
