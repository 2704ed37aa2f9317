import { useAtomValue, useSetAtom } from 'jotai'
import Check from 'lucide-react/icons/check'
import Compass from 'lucide-react/icons/compass'
import Keyboard from 'lucide-react/icons/keyboard'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sun from 'lucide-react/icons/sun'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactElement, useState } from 'react'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { serviceAtom } from '../services/serviceAtom.ts'
import { profileAtom } from '../session/profileAtom.ts'
import styles from './AccountMenu.module.css'
import { chooseTheme, readTheme, type Theme, themes } from './theme.ts'

/** Who is signed in, the theme, and the log of the messages. */
export function AccountMenu(): ReactElement {
  const { ports, store } = useRuntime()
  const profile = useAtomValue(profileAtom, { store })
  const show = useSetAtom(serviceAtom, { store })
  const { memory } = ports.browser
  const [chosen, setChosen] = useState(() => readTheme(memory))
  const choose = (theme: Theme) => {
    chooseTheme(memory, theme)
    setChosen(theme)
  }
  const who: MenuItem[] = profile?.name
    ? [
        {
          id: 'who',
          content: (
            <div className={styles.who}>
              <span className={styles.name}>{profile.name}</span>
              <span className={styles.email}>{profile.email}</span>
            </div>
          ),
        },
        { id: 'line', separator: true },
      ]
    : []
  const items = themes.map(
    (theme): MenuItem => ({
      id: theme,
      label: labels[theme],
      icon: theme === chosen ? <Check role="img" aria-label="chosen" /> : icons[theme],
      onSelect: () => choose(theme),
    }),
  )
  const log: MenuItem[] = [
    { id: 'services', separator: true },
    {
      id: 'palette',
      label: 'Go to… (Ctrl K)',
      icon: <Compass aria-hidden="true" />,
      onSelect: () => show('palette'),
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: <Keyboard aria-hidden="true" />,
      onSelect: () => show('shortcuts'),
    },
    {
      id: 'messages',
      label: 'Messages',
      icon: <ScrollText aria-hidden="true" />,
      onSelect: () => show('messages'),
    },
  ]
  const trigger = <UserRound aria-hidden="true" />
  return <Menu label="Account" trigger={trigger} items={[...who, ...items, ...log]} />
}

const labels = { system: 'Theme of the system', light: 'Light theme', dark: 'Dark theme' } as const
const icons = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
} as const
