import blns from '../fixtures/blns/blns.json' with { type: 'json' }
import payloads from '../fixtures/dompurify/payloads.json' with { type: 'json' }

/** Strings that others have collected because programs trip over them, each once. */
export const hostileTexts = distinct([...blns, ...payloads])

function distinct(texts: readonly string[]): readonly [string, ...string[]] {
  const [first = '', ...others] = new Set(texts)
  return [first, ...others]
}
