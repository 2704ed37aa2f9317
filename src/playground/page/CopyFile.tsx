import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../runtime/ui/announce.ts'
import { Button } from '../../../runtime/ui/Button.tsx'

/** Puts the text of a file on the clipboard, and says for a moment whether it is there. */
export function CopyFile({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof labels>('ready')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    const next = await write(text)
    setState(next)
    announce(next === 'copied' ? 'Copied' : 'Not copied. Select the text in the editor and copy it.')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState('ready'), shownFor)
  }
  return (
    <Button variant="primary" onClick={() => void copy()}>
      {labels[state]}
    </Button>
  )
}

/** The clipboard is missing on pages without https, and a browser may refuse it. */
async function write(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

const labels = { ready: 'Copy as file', copied: 'Copied', failed: 'Not copied' } as const

/** Milliseconds. */
const shownFor = 2000
