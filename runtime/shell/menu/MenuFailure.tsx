import { type ReactElement } from 'react'
import { messages } from '../../core/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { useShell } from '../ShellContext.ts'
import { loadMenu } from './loadMenu.ts'
import styles from './MenuFailure.module.css'

/** Shown in place of a menu that could not be loaded; screens can still be reached by name. */
export function MenuFailure(): ReactElement {
  const shell = useShell()
  return (
    <div className={styles.failure}>
      <p>{messages.menuFailed}</p>
      <Button size="small" onClick={() => void loadMenu(shell)}>
        {messages.tryAgain}
      </Button>
      <p>
        <KeyHint keys={['Ctrl', 'K']} /> opens any screen by its name.
      </p>
    </div>
  )
}
