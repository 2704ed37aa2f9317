import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { InputControl, type InputControlProps } from './InputControl.tsx'
import styles from './PasswordControl.module.css'

/** A secret, with a button that shows it. Without a frame. */
export function PasswordControl({ type: _, opens, ...input }: PasswordControlProps) {
  const [seen, setSeen] = useState(false)
  return (
    <span className={styles.box}>
      <InputControl spellCheck={false} {...input} type={seen ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.eye}
        aria-label={`Show ${opens}`}
        title={seen ? 'Hide' : 'Show'}
        aria-pressed={seen}
        disabled={input.disabled}
        onClick={() => setSeen(!seen)}
      >
        {seen ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </button>
    </span>
  )
}

export interface PasswordControlProps extends InputControlProps {
  /** Subject of the reveal button, for its name. */
  opens: string
}
