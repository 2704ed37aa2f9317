import { useState } from 'react'
import { announce } from './announce.ts'
import { clampedText } from './clampedText.ts'

/** What a number field says about typed text that it changed or left out, since a number must not change silently. */
export function useNumberNote(label: string) {
  const [note, setNote] = useState<{ readonly text: string; readonly isLimit: boolean }>()
  const say = (text: string, isLimit: boolean) => {
    setNote({ text, isLimit })
    // The focus may be moving to the next control.
    announce(`${label}: ${text}`)
  }
  return {
    note: note?.text,
    onClamp: (typed: number, became: number) => say(clampedText(typed, became), true),
    onIgnore: (text: string) => say(ignoredText(text), false),
    /** The rest of a number is typed after the text that was left out: its note stays until the field is empty. */
    onNumber: (value: number | null) => {
      if (note?.isLimit || value === null) setNote(undefined)
    },
    onFocus: () => setNote(undefined),
  }
}

/** Characters of pasted text that its note quotes. */
const mostQuoted = 20

function ignoredText(text: string): string {
  const quoted = text.length > mostQuoted ? `${text.slice(0, mostQuoted)}…` : text
  return `“${quoted}” was left out: only a number can be entered.`
}
