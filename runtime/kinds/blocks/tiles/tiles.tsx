import { useCallback, useEffect, useState } from 'react'
import { isRefused } from '../../../../schemas/wire/envelope.ts'
import { readTileFigures, type TileFigures } from '../../../../schemas/wire/tileFigures.ts'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { selectPart } from '../../../core/loads/selectPart.ts'
import { messages } from '../../../core/messages.ts'
import { fillPath, tileAddress } from '../../../core/path.ts'
import { displayNumber } from '../../../core/text/numbers.ts'
import { ageText, tileMessages } from '../../../core/tiles/tileTexts.ts'
import { renderLink, useScreenLink } from '../../../shell/frame/ScreenLink.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { anyProcessEnd } from '../../../shell/useEvents.ts'
import { Tile, TileList } from '../../../ui/Tile.tsx'
import { type BlockKindOf } from '../../kinds.ts'
import { useFilterValues, useFollowed, usePermittedFilters } from '../filters/useFollowed.ts'
import { Section } from '../Section.tsx'

/** Pending work, a tile per list. Each tile loads separately, so that a slow one does not block others. */
export const kind: BlockKindOf<'tiles'> = { View }

const minute = 60_000

function View({ block }: { block: CompiledBlockOf<'tiles'> }) {
  const screenLink = useScreenLink()
  const { params, query } = useScreen()
  const round = useRounds(minute)
  const followed = useFollowed(block.follows)
  const carried = useFilterValues(usePermittedFilters(block.follows))
  const tiles = block.tiles.flatMap(tile => {
    const path = screenLink(tile.to)
    if (path === undefined) return []
    const get = fillPath(tile.get, { ...query, ...params }) + followed
    return [{ ...tile, get, href: tileAddress(path, { ...carried, ...tile.query }) }]
  })
  if (tiles.length === 0) return null
  return (
    <Section heading={block.heading}>
      <TileList>
        {tiles.map(tile => (
          <FigureTile key={tile.label} {...tile} round={round} />
        ))}
      </TileList>
    </Section>
  )
}

interface FigureTileProps
  extends Pick<CompiledBlockOf<'tiles'>['tiles'][number], 'label' | 'get' | 'select'> {
  href: string
  round: number
}

function FigureTile({ label, href, get, select, round }: FigureTileProps) {
  const { figures, retry } = useFigures(get, select, round)
  const look = { label, href, renderLink }
  if (figures === undefined) return <Tile {...look} />
  if (figures === null)
    return (
      <Tile {...look} failure={{ text: tileMessages.failed, retry: messages.tryAgain, onRetry: retry }} />
    )
  const { count, oldestHours, overdue = 0 } = figures
  const age = count > 0 && oldestHours !== undefined ? tileMessages.oldest(ageText(oldestHours)) : undefined
  return (
    <Tile
      {...look}
      figure={{
        text: displayNumber(count),
        unit: tileMessages.waiting,
        quiet: count === 0,
        note: count === 0 ? tileMessages.none : age,
        warning: overdue > 0 ? tileMessages.overdue(displayNumber(overdue)) : undefined,
      }}
    />
  )
}

/**
 * The figures of one tile, reloaded with every round. Undefined: loading; null: failed. The tile shows the
 * failure itself, without a toast, because the others are still usable.
 */
function useFigures(get: string, select: string | undefined, round: number) {
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
      // An aborted call rejects; its result is not needed.
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

/** Milliseconds: returning to the page raises several events at once. */
const apart = 5000

/**
 * A number that grows when figures should be requested again: after every `wait` milliseconds while the page is
 * visible, when the user returns to it, and after the end of a process, which may have changed them.
 */
function useRounds(wait: number): number {
  const { ports, events } = useRuntime()
  const { clock } = ports
  const [round, setRound] = useState(0)
  useEffect(() => {
    let last = clock.now()
    let cancel = () => {}
    const begin = () => {
      cancel()
      cancel = clock.after(wait, () => next(0))
    }
    const next = (since: number) => {
      if (document.visibilityState === 'visible' && clock.now() - last >= since) {
        last = clock.now()
        setRound(before => before + 1)
      }
      begin()
    }
    const back = () => next(apart)
    const ended = () => next(0)
    begin()
    events.addEventListener(anyProcessEnd, ended)
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      cancel()
      events.removeEventListener(anyProcessEnd, ended)
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [clock, events, wait])
  return round
}
