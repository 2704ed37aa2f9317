import { atom } from 'jotai'
import { type Memory } from '../../ports/browser.ts'
import { themeKey } from './themeKey.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The theme that was chosen since the page was loaded; undefined: what the browser remembers. */
export const themeAtom = atom<Theme>()

export function readTheme(memory: Memory): Theme {
  const known = memory.get(themeKey)
  return themes.find(theme => theme === known) ?? 'system'
}

/** Wears a theme and remembers it; `system` follows the system again. */
export function chooseTheme(memory: Memory, theme: Theme): void {
  if (theme === 'system') memory.remove(themeKey)
  else memory.set(themeKey, theme)
  wearTheme(theme)
}

/** Sets `data-theme` on the root, which the tokens look at; without it they follow the system. */
function wearTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
