import { charsets } from '../../../schemas/wire/charset.ts'
import { type Charset } from './fieldState.ts'

/** The characters of a text that its character set does not have, each once, in their order. */
export function foreignCharacters(text: string, charset: Charset): string[] {
  const allowed = new RegExp(charsets[charset], 'u')
  return [...new Set(text)].filter(character => !allowed.test(character))
}
