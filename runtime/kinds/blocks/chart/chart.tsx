import { useMemo } from 'react'
import { chartRows } from '../../../core/chart/chartRows.ts'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { type BlockKindOf } from '../../kinds.ts'
import { Records } from '../Records.tsx'
import { useRecords } from '../useRecords.ts'
import { ChartView } from './ChartView.tsx'

/** Numbers as bars, and below them as a table that a keyboard and a screen reader can read and follow. */
export const kind: BlockKindOf<'chart'> = { View }

function View({ block }: { block: CompiledBlockOf<'chart'> }) {
  const read = useMemo(() => (data: unknown) => chartRows(block, data), [block])
  const state = useRecords(block, read)
  return (
    <Records
      heading={block.heading}
      state={state}
      empty={block.empty}
      failed="The numbers could not be loaded."
    >
      {rows => <ChartView block={block} rows={rows} />}
    </Records>
  )
}
