import { type ReactElement, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type CompiledScreen } from '../../core/compile/compiled.ts'
import { failureTexts } from '../../core/language/language.ts'
import { languageKey } from '../../core/loads/leadTo.ts'
import { LetterPage } from '../../ui/LetterPage.tsx'
import { FailureTexts } from '../ErrorState.tsx'
import { useLanguage } from '../language/useLanguage.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { renderLink } from './renderLink.tsx'

/** A screen in one column below the logo, for people who are no staff: nothing in it needs a session. */
export function LetterFrame({ screen, children }: LetterFrameProps): ReactElement {
  const { title, language, languages } = screen
  const { pathname } = useLocation()
  const { applicationName, logo } = useRuntime().configuration
  useLanguage(language)
  return (
    <LetterPage
      logo={logo}
      title={title || applicationName}
      languages={languages.map(one => ({
        tag: one,
        name: nameOf(one),
        href: `${pathname}?${languageKey}=${one}`,
        current: one === language,
      }))}
      renderLink={renderLink}
    >
      <FailureTexts value={failureTexts(language)}>{children}</FailureTexts>
    </LetterPage>
  )
}

/** What a language is called in itself: 'ar' -> 'العربية'. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

interface LetterFrameProps {
  readonly screen: CompiledScreen
  readonly children: ReactNode
}
