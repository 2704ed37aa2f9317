import { atom } from 'jotai'
import Keyboard from 'lucide-react/icons/keyboard'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sun from 'lucide-react/icons/sun'
import Wrench from 'lucide-react/icons/wrench'
import { type ReactElement } from 'react'
import { type Configuration } from '../../../schemas/wire/configuration.ts'
import { type Memory } from '../../ports/browser.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { type Service } from '../services/openDialogAtom.ts'
import { themeKey } from './themeKey.ts'

/** A command of the console, on every screen. Shared by the account menu and the palette. */
interface ConsoleItem<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly icon: ReactElement
  readonly run: () => void
}

/** The windows for shortcuts and messages. */
export function windowItems(show: (service: Service) => void): ConsoleItem[] {
  return [
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: <Keyboard aria-hidden="true" />,
      run: () => show('shortcuts'),
    },
    {
      id: 'messages',
      label: 'Messages',
      icon: <ScrollText aria-hidden="true" />,
      run: () => show('messages'),
    },
  ]
}

/** The pages outside of the screens that the configuration names, for those who hold the resource of each. */
export function toolItems({ tools }: Configuration, resources: ReadonlySet<string>): ToolItem[] {
  return tools
    .filter(({ resource }) => resources.has(resource))
    .map(({ label, path }) => ({
      id: `tool:${path}`,
      label,
      icon: <Wrench aria-hidden="true" />,
      href: path,
    }))
}

interface ToolItem extends Omit<ConsoleItem, 'run'> {
  readonly href: string
}

/** The themes; selecting one applies and stores it. */
export function themeItems({ ports, store }: Pick<Runtime, 'ports' | 'store'>): ConsoleItem<Theme>[] {
  const run = (theme: Theme) => {
    chooseTheme(ports.browser.memory, theme)
    store.set(themeAtom, theme)
  }
  return themes.map(theme => ({ id: theme, ...looks[theme], run: () => run(theme) }))
}

const looks = {
  system: { label: 'System theme', icon: <Monitor aria-hidden="true" /> },
  light: { label: 'Light theme', icon: <Sun aria-hidden="true" /> },
  dark: { label: 'Dark theme', icon: <Moon aria-hidden="true" /> },
} as const

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

/** The theme selected since the page was loaded; undefined: the stored one. */
export const themeAtom = atom<Theme>()

export function readTheme(memory: Memory): Theme {
  const known = memory.get(themeKey)
  return themes.find(theme => theme === known) ?? 'system'
}

/** Applies and stores a theme; `system` follows the system again. */
function chooseTheme(memory: Memory, theme: Theme): void {
  if (theme === 'system') memory.remove(themeKey)
  else memory.set(themeKey, theme)
  wearTheme(theme)
}

/** Sets `data-theme` on the root for the tokens; without it they follow the system. */
function wearTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
