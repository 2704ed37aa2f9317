import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for the life of the component that runs the newest `act`. */
export function useStableCallback<A extends readonly unknown[]>(
  act: (...args: A) => void,
): (...args: A) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...args) => newest.current(...args), [])
}
