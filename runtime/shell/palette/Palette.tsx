import { type ReactElement, useRef, useState } from 'react'
import { CommandPalette } from '../../ui/CommandPalette.tsx'
import { type Service } from '../services/openDialogAtom.ts'
import { usePaletteGroups } from './usePaletteGroups.tsx'

/** Opens any permitted screen or an order, or runs an action of the open screen. */
export function Palette({ typed, onClose, onShow }: PaletteProps): ReactElement {
  const [query, setQuery] = useState('')
  const groups = usePaletteGroups(query, onShow)
  const target = useRef<HTMLElement>(null)
  const choose = (id: string) => {
    const offer = groups.flatMap(({ items }) => items).find(item => item.id === id)
    if (!offer) return
    const { press, run } = offer
    if (press) {
      // Focuses the button first, so that what it opens returns the focus to it.
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
  /** Returns what was typed since the palette was requested. */
  readonly typed?: (() => string) | undefined
  readonly onClose: () => void
  /** Opens another window of the console. */
  readonly onShow: (service: Service) => void
}
