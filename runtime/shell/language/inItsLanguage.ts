import { type Screen } from '../../../schemas/index.ts'
import { type CompiledScreen } from '../../core/compile/compiled.ts'
import { compileScreen } from '../../core/compile/compileScreen.ts'
import { chooseLanguage, translateScreen } from '../../core/language/language.ts'
import { languageKey } from '../../core/loads/leadTo.ts'

/** Compiles a multilingual definition in the language of the address, else the browser's. */
export function inItsLanguage(definition: Screen, url: URL): CompiledScreen {
  const known = Object.keys(definition.translations ?? {})
  const language = chooseLanguage(known, url.searchParams.get(languageKey), window.navigator.languages)
  return compileScreen(translateScreen(definition, language), language)
}
