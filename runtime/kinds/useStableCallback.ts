import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for the life of the component that runs the newest `act`: what takes it is not drawn again. */
export function useStableCallback<A extends readonly unknown[], R>(
  act: (...args: A) => R,
): (...args: A) => R {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...args) => newest.current(...args), [])
}
