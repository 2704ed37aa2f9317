import { useLayoutEffect } from 'react'
import { directionOf, english } from '../../core/language/language.ts'

/** Tells the whole page its language and lays it out in its direction, windows over it too; as before when it ends. */
export function useLanguage(language: string): void {
  useLayoutEffect(() => {
    if (language === english) return
    const { documentElement: root } = document
    const before = { lang: root.lang, dir: root.dir }
    root.lang = language
    root.dir = directionOf(language)
    return () => void Object.assign(root, before)
  }, [language])
}
