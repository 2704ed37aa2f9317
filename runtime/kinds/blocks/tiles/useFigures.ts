import { useCallback, useEffect, useState } from 'react'
import { isRefused } from '../../../../schemas/wire/envelope.ts'
import { readTileFigures, type TileFigures } from '../../../../schemas/wire/tileFigures.ts'
import { selectPart } from '../../../core/loads/selectPart.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'

/**
 * The figures of one tile, asked for again with every round. Undefined: on their way; null: they could not be had. The tile
 * says so itself, without a toast: the others are still of use.
 */
export function useFigures(get: string, select: string | undefined, round: number) {
  const { call } = useRuntime()
  const [figures, setFigures] = useState<TileFigures | null>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` and `attempt` ask again
  useEffect(() => {
    const newer = new AbortController()
    const { signal } = newer
    call({ method: 'GET', path: get, signal }, { background: true, global: false }).then(
      reply => {
        if (signal.aborted) return
        const isGood = reply.ok && !isRefused(reply.data)
        setFigures((isGood && readTileFigures(selectPart(reply.data, select))) || null)
      },
      // An aborted call rejects; its result is no longer needed.
      () => undefined,
    )
    return () => newer.abort()
  }, [call, get, select, round, attempt])
  const retry = useCallback(() => {
    setFigures(undefined)
    setAttempt(before => before + 1)
  }, [])
  return { figures, retry }
}
