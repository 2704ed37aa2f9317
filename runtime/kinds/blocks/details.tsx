import { type Cell } from '../../../schemas/index.ts'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { messages } from '../../core/messages.ts'
import { valueAt } from '../../core/objects.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { KeyFigures } from '../../ui/KeyFigures.tsx'
import { Message } from '../../ui/Message.tsx'
import { CellBoundary, CellView } from '../cells/CellBoundary.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { NotLoaded, Records, useRecords } from './Records.tsx'
import { Section } from './Section.tsx'

/** One record as label and value pairs. Without a record it shows a retry button. */
export const kind: BlockKindOf<'details'> = { View }

function View({ block }: BlockProps) {
  return block.load === undefined ? <OwnRecord block={block} /> : <LoadedRecord block={block} />
}

/** The record of a call of the block itself, which may follow filters. */
function OwnRecord({ block }: BlockProps) {
  const state = useRecords(block, oneRecord)
  return (
    <Records heading={block.heading} state={state} empty={block.empty} failed={messages.notLoaded}>
      {([record]) => record && <Pairs block={block} record={record} />}
    </Records>
  )
}

/** A list of the record, empty without one; undefined: not a record. */
function oneRecord(data: unknown): readonly Row[] | undefined {
  if (data === null || data === undefined) return []
  return isRecord(data) ? [data] : undefined
}

function LoadedRecord({ block }: BlockProps) {
  const { load = '' } = block
  const { loads } = useScreen()
  const record = valueAt(loads, load)
  // A loaded record may lack the part that is shown here.
  const isPartMissing = isRecord(loads[load.split('.', 1).join()])
  const hasText = block.empty !== messages.notLoaded
  // The details below report the missing record, unless they have a text for it.
  if (block.look === 'figures' && !isRecord(record) && !hasText) return null
  return (
    <Section heading={block.heading}>
      {isRecord(record) ? (
        <Pairs block={block} record={record} />
      ) : isPartMissing ? (
        <Message
          icon="empty"
          heading={hasText ? block.empty : messages.empty}
          level={block.heading === undefined ? 2 : 3}
        />
      ) : (
        <NotLoaded heading={block.empty} none={hasText} />
      )}
    </Section>
  )
}

function Pairs({ block, record }: BlockProps & { record: Row }) {
  if (block.look === 'figures') return <KeyFigures items={figuresOf(block, record)} />
  return (
    <DescriptionList
      items={block.fields.map(field => ({
        label: field.label,
        value: <Value {...field} record={record} />,
      }))}
    />
  )
}

interface BlockProps {
  block: CompiledBlockOf<'details'>
}

/** The pairs with a value. */
function figuresOf({ fields }: CompiledBlockOf<'details'>, record: Row) {
  return fields.flatMap(({ field, label, cell }) => {
    const value = valueAt(record, field)
    if (value === undefined || value === null || value === '') return []
    return [{ id: field, label, value: <Value field={field} cell={cell} record={record} /> }]
  })
}

function Value({ field, cell, record }: { field: string; cell: Cell; record: Row }) {
  return (
    <CellBoundary row={record}>
      <CellView cell={cell} value={valueAt(record, field)} row={record} />
    </CellBoundary>
  )
}
