import { type ReactElement, type ReactNode, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { directionOf, english, failureTexts } from '../../core/language/language.ts'
import { languageKey } from '../../core/loads/leadTo.ts'
import { screenHeading } from '../../core/titles.ts'
import { PublicPage } from '../../ui/PublicPage.tsx'
import { FailureTexts } from '../ErrorBoundary.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { type OpenedScreen } from '../screen/openedScreen.ts'
import { renderLink } from './ScreenLink.tsx'

/** A public screen in one column below the logo; needs no session. */
export function PublicFrame({ opened, children }: PublicFrameProps): ReactElement {
  const { title, language, languages } = opened.screen
  const { pathname } = useLocation()
  const { applicationName, logo } = useRuntime().configuration
  useLanguage(language)
  return (
    <PublicPage
      logo={logo}
      title={screenHeading(opened) || title || applicationName}
      languages={languages.map(one => ({
        tag: one,
        name: nameOf(one),
        href: `${pathname}?${languageKey}=${one}`,
        current: one === language,
      }))}
      renderLink={renderLink}
    >
      <FailureTexts value={failureTexts(language)}>{children}</FailureTexts>
    </PublicPage>
  )
}

/** Name of a language in itself: 'ar' -> 'العربية'. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

interface PublicFrameProps {
  readonly opened: OpenedScreen
  readonly children: ReactNode
}

/** Sets language and direction of the whole page, windows included; restores them on unmount. */
function useLanguage(language: string): void {
  useLayoutEffect(() => {
    if (language === english) return
    const { documentElement: root } = document
    const before = { lang: root.lang, dir: root.dir }
    root.lang = language
    root.dir = directionOf(language)
    return () => void Object.assign(root, before)
  }, [language])
}
