import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { messages } from '../../core/messages.ts'
import { valueAt } from '../../core/objects.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { Message } from '../../ui/Message.tsx'
import { RecordTable } from '../../ui/RecordTable.tsx'
import { CellBoundary, CellView } from '../cells/CellBoundary.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { cellKind } from '../resolveKind.ts'
import { NotLoaded } from './Records.tsx'
import { Section } from './Section.tsx'

/** The few records of a load, all at once. Data that is not a list of records shows a failure. */
export const kind: BlockKindOf<'table'> = { View }

function View({ block }: { block: CompiledBlockOf<'table'> }) {
  const { cells } = useRuntime().kinds
  const { loads } = useScreen()
  const { heading, columns, lastLine: total } = block
  const last = columns.at(-1)
  const sum = total && valueAt(loads, total.load)
  const records = recordsIn(loads, block.load)
  return (
    <Section heading={heading}>
      {!records ? (
        <NotLoaded heading={messages.notLoaded} />
      ) : records.length === 0 ? (
        <Message icon="empty" heading={block.empty} />
      ) : (
        <RecordTable
          columns={columns.map(({ label, cell }) => ({ label, align: cellKind(cells, cell).align }))}
          rows={records.map(record =>
            columns.map(({ field, cell }) => (
              <CellBoundary key={field} row={record}>
                <CellView cell={cell} value={valueAt(record, field)} row={record} />
              </CellBoundary>
            )),
          )}
          total={
            last && isRecord(sum) && total
              ? {
                  label: total.label,
                  value: (
                    <CellBoundary row={sum}>
                      <CellView cell={last.cell} value={valueAt(sum, total.field)} row={sum} />
                    </CellBoundary>
                  ),
                }
              : undefined
          }
        />
      )}
    </Section>
  )
}

/** Undefined: they could not be loaded. A record without that path has none. */
function recordsIn(loads: Readonly<Record<string, unknown>>, path: string): readonly Row[] | undefined {
  const value = valueAt(loads, path)
  if (Array.isArray(value)) return value.filter(isRecord)
  const [name = ''] = path.split('.')
  return (value ?? null) === null && isRecord(loads[name]) ? [] : undefined
}
