/** Texts that match a pattern, of those that fields use: literals, classes, groups, alternatives and quantifiers. */

/** A text of a regular expression; undefined: it has something else, such as a look-ahead. `random` chooses among them. */
export function patternText(pattern: string, random: number): string | undefined {
  const source = new Source(pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, ''), random)
  const text = source.alternatives()
  return source.rest === '' ? text : undefined
}

class Source {
  rest: string
  #random: number

  constructor(rest: string, random: number) {
    this.rest = rest
    this.#random = random
  }

  alternatives(): string | undefined {
    const found = [this.#sequence()]
    while (this.#take(/^\|/) !== undefined) found.push(this.#sequence())
    return found.includes(undefined) ? undefined : found[this.#next(found.length)]
  }

  #sequence(): string | undefined {
    let text = ''
    while (this.rest !== '' && !/^[|)]/.test(this.rest)) {
      const before = this.rest
      const one = this.#atom()
      if (one === undefined) return undefined
      const whole = before.slice(0, before.length - this.rest.length)
      const times = this.#times()
      // Chosen again each time, so that digits differ.
      for (let at = 0; at < times; at++) text += new Source(whole, this.#next(997)).alternativesOnce() ?? one
    }
    return text
  }

  /** One atom alone. */
  alternativesOnce(): string | undefined {
    return this.#atom()
  }

  #atom(): string | undefined {
    if (this.#take(/^\((?:\?:)?(?!\?)/) !== undefined) {
      const inner = this.alternatives()
      return this.#take(/^\)/) === undefined ? undefined : inner
    }
    const set = this.#take(/^\[(?!\^)(?:\\.|[^\]\\])+\]/)
    if (set !== undefined) return this.#oneOf(charactersOf(set.slice(1, -1)))
    const escaped = this.#take(/^\\[^pPkbB\d]/)
    if (escaped !== undefined) return this.#oneOf(charactersOf(escaped))
    if (this.#take(/^\./) !== undefined) return this.#oneOf(charactersOf('a-z'))
    return this.#take(/^[^\\^$()[\]{}*+?|]/)
  }

  /** The fewest times, but once where none would do. */
  #times(): number {
    const [, least] = /^\{(\d+)/.exec(this.#take(/^(?:\{\d+(?:,\d*)?\}|[*+?])\??/) ?? '') ?? []
    return least === undefined ? 1 : Math.max(1, Number(least))
  }

  #oneOf(characters: string): string | undefined {
    return characters[this.#next(characters.length)]
  }

  #take(start: RegExp): string | undefined {
    const [found] = start.exec(this.rest) ?? []
    if (found !== undefined) this.rest = this.rest.slice(found.length)
    return found
  }

  #next(below: number): number {
    this.#random = (Math.imul(this.#random, 1_103_515_245) + 12_345) >>> 1
    return (this.#random >> 8) % Math.max(1, below)
  }
}

/** The characters of the inside of a class: ranges, escapes and single ones. */
function charactersOf(set: string): string {
  const spelt = set.replaceAll('\\d', '0-9').replaceAll('\\w', 'a-z0-9').replaceAll('\\s', ' ')
  const parts = spelt.match(/\\.|[^\\]-[^\\]|[^\\]/g) ?? []
  return parts
    .map(part => {
      if (part.startsWith('\\')) return part.slice(1)
      const [first = '', dash, last] = part
      if (dash === undefined || last === undefined) return part
      const from = first.charCodeAt(0)
      const length = Math.min(128, last.charCodeAt(0) - from + 1)
      return Array.from({ length }, (_, at) => String.fromCharCode(from + at)).join('')
    })
    .join('')
}
