/** What must not be kept where others could read it, by the words that name it. */
const kinds: readonly (readonly [what: string, words: RegExp])[] = [
  ['an IBAN', /\biban\b/],
  ['an account number', /\baccount (?:number|no|nr)\b/],
  ['a national id', /\b(?:national|identity|passport|social security) (?:id|number|no|nr|card)\b|\bssn\b/],
  ['a password', /\b(?:password|passphrase|passcode|pin)\b/],
  ['a one-time code', /\b(?:otp|one time (?:code|password|pin)|(?:verification|security) code)\b/],
  ['a card number', /\b(?:card (?:number|no|nr)|cvv|cvc)\b/],
]

/**
 * What something holds that must not be kept outside the page, as 'an IBAN', by its name (`bankAccountNumber`) or its label
 * ('Account number'); undefined: nothing of that kind.
 */
export function sensitiveData(...names: readonly string[]): string | undefined {
  const words = names.map(wordsIn)
  return kinds.find(([, named]) => words.some(text => named.test(text)))?.[0]
}

function wordsIn(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
}
