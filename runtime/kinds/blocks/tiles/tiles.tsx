import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { messages } from '../../../core/messages.ts'
import { fillPath, tileAddress } from '../../../core/path.ts'
import { displayNumber } from '../../../core/text/numbers.ts'
import { ageText, tileMessages } from '../../../core/tiles/tileTexts.ts'
import { renderLink } from '../../../shell/frame/renderLink.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useScreenLink } from '../../../shell/useScreenLink.ts'
import { Tile, TileList } from '../../../ui/Tile.tsx'
import { type BlockKindOf } from '../../kinds.ts'
import { useFollowed } from '../filters/useFollowed.ts'
import { Section } from '../Section.tsx'
import { useFigures } from './useFigures.ts'
import { useRounds } from './useRounds.ts'

/** What waits for the user, a tile for each list. The tiles ask apart from each other: a slow one holds up none. */
export const kind: BlockKindOf<'tiles'> = { View }

const minute = 60_000

function View({ block }: { block: CompiledBlockOf<'tiles'> }) {
  const screenLink = useScreenLink()
  const { params, query } = useScreen()
  const round = useRounds(minute)
  const followed = useFollowed(block.follows)
  const tiles = block.tiles.flatMap(tile => {
    const path = screenLink(tile.to)
    if (path === undefined) return []
    const get = fillPath(tile.get, { ...query, ...params }) + followed
    return [{ ...tile, get, href: tileAddress(path, tile.query) }]
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
