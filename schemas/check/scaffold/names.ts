/** The words of a name in any spelling: `petId`, `pet_id`, `Pet-ID`. */
export function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')
}

/** `petId`; a name with a digit first gets a letter before it. */
export function camel(name: string): string {
  const [first = 'x', ...others] = splitWords(name)
  const text = first + others.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return /^[a-z]/.test(text) ? text : `n${text}`
}

/** `pet-id`, as names and addresses of screens are written. */
export function kebab(name: string): string {
  return splitWords(name).join('-')
}

/** `Pet id`, as labels are written. */
export function sentence(name: string): string {
  const text = splitWords(name)
    .map(word =>
      ['api', 'iban', 'id', 'sku', 'url', 'uuid', 'vat'].includes(word) ? word.toUpperCase() : word,
    )
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `pets` -> `pet`, `categories` -> `category`. */
export function singular(name: string): string {
  if (/(?:series|species|news)$/i.test(name)) return name
  if (/ies$/i.test(name)) return name.replace(/ies$/i, 'y')
  if (/(?:ss|sh|ch|x)es$/i.test(name)) return name.replace(/es$/i, '')
  return /[^s]s$/i.test(name) && !/(?:us|is)$/i.test(name) ? name.slice(0, -1) : name
}

/** The first free one of a name and its variants, which is taken from then on. */
export function free(taken: Set<string>, ...names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  const all = [...names, ...Array.from({ length: 1000 }, (_, index) => `${last}${index + 2}`)]
  const found = all.find(name => !taken.has(name)) ?? last
  taken.add(found)
  return found
}
