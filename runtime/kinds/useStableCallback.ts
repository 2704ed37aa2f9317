import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the newest `act`, so that components receiving it do not render again. */
export function useStableCallback<A extends readonly unknown[], R>(
  act: (...args: A) => R,
): (...args: A) => R {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...args) => newest.current(...args), [])
}
