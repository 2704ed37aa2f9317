import { useEffect, useRef } from 'react'
import { type Values } from './HandFields.tsx'

const key = 'bench.draft'

/** What was typed earlier; nothing when nothing is kept. */
export function readDraft(): Values {
  return JSON.parse(localStorage.getItem(key) ?? '{}')
}

export function dropDraft(): void {
  localStorage.removeItem(key)
}

/** Keeps what is typed, 300 ms after the last key and when the form is taken away. */
export function useKeptDraft(values: Values): void {
  const newest = useRef(values)
  useEffect(() => {
    newest.current = values
    const timer = setTimeout(() => keep(values), 300)
    return () => clearTimeout(timer)
  }, [values])
  useEffect(() => () => keep(newest.current), [])
}

function keep(values: Values): void {
  if (Object.keys(values).length > 0) localStorage.setItem(key, JSON.stringify(values))
  else dropDraft()
}
