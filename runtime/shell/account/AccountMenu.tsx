import { useAtomValue } from 'jotai'
import { Check, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { profileAtom } from '../session/profileAtom.ts'
import styles from './AccountMenu.module.css'
import { chooseTheme, readTheme, type Theme, themes } from './theme.ts'

/** Who is signed in, and the theme. */
export function AccountMenu(): ReactElement {
  const { ports, store } = useRuntime()
  const profile = useAtomValue(profileAtom, { store })
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
  return <Menu label="Account" trigger={<UserRound aria-hidden="true" />} items={[...who, ...items]} />
}

const labels = { system: 'Theme of the system', light: 'Light theme', dark: 'Dark theme' } as const
const icons = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
} as const
