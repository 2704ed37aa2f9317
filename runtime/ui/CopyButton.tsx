import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { announce } from './announce.ts'
import { IconButton } from './IconButton.tsx'

/** Copies a text to the clipboard, and confirms it visually and to screen readers. */
export function CopyButton({ text, label = `Copy ${text}`, tabIndex }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const next = await write(text)
    setState(next)
    announce(next === 'copied' ? 'Copied' : 'Not copied')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('ready'), shownFor)
  }
  return (
    <IconButton
      size="small"
      label={label}
      icon={icons[state]}
      data-state={state}
      tabIndex={tabIndex}
      onClick={event => {
        // A click inside a clickable row only copies.
        event.stopPropagation()
        void copy()
      }}
    />
  )
}

/** The clipboard is unavailable without https, and a browser may deny it. */
async function write(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

const icons = {
  ready: <Copy aria-hidden="true" />,
  copied: <Check aria-hidden="true" />,
  failed: <X aria-hidden="true" />,
} as const

/** Milliseconds. */
const shownFor = 1500

export interface CopyButtonProps {
  text: string
  /** Default 'Copy' and the text. */
  label?: string | undefined
  /** -1 inside a grid, whose cells take the focus. */
  tabIndex?: number | undefined
}
