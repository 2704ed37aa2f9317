import { type ReactElement, useRef, useState } from 'react'
import { CommandPalette } from '../../ui/CommandPalette.tsx'
import { type Service } from '../services/openDialogAtom.ts'
import { usePaletteGroups } from './usePaletteGroups.tsx'

/** Goes to any screen that the user may open, to an order, or does what the open screen offers. */
export function Palette({ typed, onClose, onShow }: PaletteProps): ReactElement {
  const [query, setQuery] = useState('')
  const groups = usePaletteGroups(query, onShow)
  const target = useRef<HTMLElement>(null)
  const choose = (id: string) => {
    const offer = groups.flatMap(({ items }) => items).find(item => item.id === id)
    if (!offer) return
    const { press, run } = offer
    if (press) {
      // The focus goes to the button, so that what it opens gives it back there.
      target.current = press
      setTimeout(() => press.click())
    }
    onClose()
    run?.()
  }
  return (
    <CommandPalette
      query={query}
      groups={groups}
      onQuery={setQuery}
      onFocus={() => {
        const text = typed?.()
        if (text) setQuery(text)
      }}
      onChoose={choose}
      onClose={onClose}
      finalFocus={target}
    />
  )
}

interface PaletteProps {
  /** Tells what was typed since the palette was asked for. */
  readonly typed?: (() => string) | undefined
  readonly onClose: () => void
  /** Opens another window of the console. */
  readonly onShow: (service: Service) => void
}
