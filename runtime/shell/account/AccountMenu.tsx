import { useAtomValue, useSetAtom } from 'jotai'
import Check from 'lucide-react/icons/check'
import Compass from 'lucide-react/icons/compass'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactElement } from 'react'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { openDialogAtom } from '../services/openDialogAtom.ts'
import { profileAtom } from '../session/profileAtom.ts'
import { useResources } from '../session/resources.ts'
import styles from './AccountMenu.module.css'
import { readTheme, themeAtom, themeItems, toolItems, windowItems } from './consoleItems.tsx'

/** The user's name, the theme, the windows of the console, and its tools. */
export function AccountMenu(): ReactElement {
  const runtime = useRuntime()
  const { ports, store, configuration } = runtime
  const tools = toolItems(configuration, useResources())
  const profile = useAtomValue(profileAtom, { store })
  const show = useSetAtom(openDialogAtom, { store })
  const chosen = useAtomValue(themeAtom, { store }) ?? readTheme(ports.browser.memory)
  const who: MenuItem[] = profile?.name
    ? [
        {
          id: 'who',
          content: (
            <div className={styles.who}>
              <span dir="auto" className={styles.name}>
                {profile.name}
              </span>
              <span dir="auto" className={styles.email}>
                {profile.email}
              </span>
            </div>
          ),
        },
        { id: 'line', separator: true },
      ]
    : []
  const themes = themeItems(runtime).map(
    ({ run, ...item }): MenuItem => ({
      ...item,
      onSelect: run,
      ...(item.id === chosen && { icon: <Check role="img" aria-label="chosen" /> }),
    }),
  )
  const windows = windowItems(show).map(({ run, ...item }): MenuItem => ({ ...item, onSelect: run }))
  const palette: MenuItem = {
    id: 'palette',
    label: 'Go to… (Ctrl K)',
    icon: <Compass aria-hidden="true" />,
    onSelect: () => show('palette'),
  }
  return (
    <Menu
      label="Account"
      trigger={<UserRound aria-hidden="true" />}
      items={[...who, ...themes, { id: 'windows', separator: true }, palette, ...windows, ...tools]}
    />
  )
}
