import Keyboard from 'lucide-react/icons/keyboard'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sun from 'lucide-react/icons/sun'
import { type ReactElement } from 'react'
import { type Runtime } from '../RuntimeContext.tsx'
import { type Service } from '../services/openDialogAtom.ts'
import { chooseTheme, type Theme, themeAtom, themes } from './theme.ts'

/** Something of the console itself, whatever screen is open. The account menu and the palette offer the same. */
export interface ConsoleItem<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly icon: ReactElement
  readonly run: () => void
}

/** The windows that explain and remember. */
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

/** The themes; one that is chosen is worn at once and remembered. */
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
