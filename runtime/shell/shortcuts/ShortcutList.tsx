import { type ReactElement } from 'react'
import { type Shortcut, shortcuts } from '../../core/shortcuts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import styles from './ShortcutList.module.css'

/** All shortcuts, grouped by where they work. */
export function ShortcutList({ onClose }: { onClose: () => void }): ReactElement {
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
  const all = Object.values(shortcuts)
  const places = [...new Set(all.map(({ place }) => place))]
  return (
    <Dialog
      open
      title="Keyboard shortcuts"
      text="Off while typing or when a dialog is open."
      onClose={onClose}
    >
      {places.map(place => (
        <section key={place}>
          <h3 className={styles.place}>{place}</h3>
          <dl>
            {all
              .filter(shortcut => shortcut.place === place)
              .map(shortcut => (
                <div key={shortcut.text} className={styles.line}>
                  <dt>{shortcut.text}</dt>
                  <dd>
                    <KeyHint keys={keysOf(shortcut, control)} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}

function keysOf({ key, holding }: Shortcut, control: string): string[] {
  const name = keyNames[key] ?? key
  if (holding === undefined) return [name]
  return [holding === 'Control' ? control : holding, name.toUpperCase()]
}

/** As printed on the keys. */
const keyNames: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓' }
