import { useState } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'
import { knownUser } from '../session/knownUser.ts'

/** Whether the user wants the next record of the list after each decision, kept in this browser; and the way to change it. */
export function useGoOn(): [goesOn: boolean, change: (goesOn: boolean) => void] {
  const { ports, store } = useRuntime()
  const { memory } = ports.browser
  const key = `records:${knownUser({ ports, store })}`
  const [, setChanges] = useState(0)
  const change = (goesOn: boolean) => {
    if (goesOn) memory.set(key, 'next')
    else memory.remove(key)
    setChanges(before => before + 1)
  }
  return [memory.get(key) === 'next', change]
}
