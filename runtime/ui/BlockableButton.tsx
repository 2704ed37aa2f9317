import { useId } from 'react'
import { BlockedNote } from './BlockedNote.tsx'
import { Button, type ButtonProps } from './Button.tsx'

/** A button that says why it cannot be used. It keeps the focus when that changes. */
export function BlockableButton({ why, ...button }: BlockableButtonProps) {
  const id = useId()
  const blocked = why !== ''
  return (
    <>
      <Button
        {...button}
        aria-disabled={blocked || button['aria-disabled']}
        aria-describedby={blocked ? id : button['aria-describedby']}
      />
      {blocked && <BlockedNote id={id}>{why}</BlockedNote>}
    </>
  )
}

export interface BlockableButtonProps extends ButtonProps {
  /** Why it cannot be used; empty: it can be. */
  why: string
}
