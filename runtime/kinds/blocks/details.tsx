import { type Cell } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { isRecord, valueAt } from '../../core/valueAt.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Message } from '../../ui/Message.tsx'
import { CellBoundary } from '../cells/CellBoundary.tsx'
import { CellView } from '../cells/CellView.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { Section } from './Section.tsx'

/** One record as label and value pairs. A load that brought no record shows the text for that. */
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
        <Message icon="empty" heading={block.empty} />
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
