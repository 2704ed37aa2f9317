import { type Charset, charsets } from '../../../schemas/wire/charset.ts'

/** The characters of a text that its character set does not have, each once, in their order. */
export function foreignCharacters(text: string, charset: Charset): string[] {
  const allowed = new RegExp(charsets[charset], 'u')
  return [...new Set(text)].filter(character => !allowed.test(character))
}
