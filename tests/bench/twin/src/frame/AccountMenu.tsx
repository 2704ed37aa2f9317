import { useAtomValue } from 'jotai'
import Check from 'lucide-react/icons/check'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import styles from '../../../../../runtime/shell/account/AccountMenu.module.css'
import { Menu, type MenuItem } from '../../../../../runtime/ui/Menu.tsx'
import { profileAtom } from '../session/menu.ts'

/** Who is signed in, and the theme. */
export function AccountMenu() {
  const profile = useAtomValue(profileAtom)
  const [chosen, setChosen] = useState(() => localStorage.getItem('console.theme') ?? 'system')
  const choose = (theme: string) => {
    if (theme === 'system') {
      localStorage.removeItem('console.theme')
      delete document.documentElement.dataset.theme
    } else {
      localStorage.setItem('console.theme', theme)
      document.documentElement.dataset.theme = theme
    }
    setChosen(theme)
  }
  const who: MenuItem[] = profile
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
    ({ id, label, icon }): MenuItem => ({
      id,
      label,
      icon: id === chosen ? <Check role="img" aria-label="chosen" /> : icon,
      onSelect: () => choose(id),
    }),
  )
  return <Menu label="Account" trigger={<UserRound aria-hidden="true" />} items={[...who, ...items]} />
}

const themes = [
  { id: 'system', label: 'System theme', icon: <Monitor aria-hidden="true" /> },
  { id: 'light', label: 'Light theme', icon: <Sun aria-hidden="true" /> },
  { id: 'dark', label: 'Dark theme', icon: <Moon aria-hidden="true" /> },
]
