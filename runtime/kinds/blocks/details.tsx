import { type Cell } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { messages } from '../../core/messages.ts'
import { isRecord, valueAt } from '../../core/valueAt.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { CellBoundary } from '../cells/CellBoundary.tsx'
import { CellView } from '../cells/CellView.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { Section } from './Section.tsx'

/** One record as label and value pairs. Without a record there is a way to ask again. */
export const kind: BlockKindOf<'details'> = { View }

function View({ block }: { block: CompiledBlockOf<'details'> }) {
  const record = useScreen().loads[block.load]
  return (
    <Section heading={block.heading}>
      {isRecord(record) ? (
        <DescriptionList
          items={block.fields.map(field => ({
            label: field.label,
            value: <Value {...field} record={record} />,
          }))}
        />
      ) : (
        <NotLoaded heading={block.empty} none={block.empty !== messages.notLoaded} />
      )}
    </Section>
  )
}

function Value({ field, cell, record }: { field: string; cell: Cell; record: Row }) {
  return (
    <CellBoundary row={record}>
      <CellView cell={cell} value={valueAt(record, field)} row={record} />
    </CellBoundary>
  )
}
