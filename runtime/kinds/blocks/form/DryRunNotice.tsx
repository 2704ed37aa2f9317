import { type ReactElement, useEffect, useRef } from 'react'
import { isRecord, messageOf } from '../../../../schemas/wire/envelope.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledLabelled } from '../../../core/compile/compiled.ts'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { selectPart } from '../../../core/loads/selectPart.ts'
import { valueAt } from '../../../core/objects.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { RecordTable } from '../../../ui/RecordTable.tsx'
import { CellBoundary, CellView } from '../../cells/CellBoundary.tsx'
import { cellKind } from '../../resolveKind.ts'
import styles from './form.module.css'
import { type DryRunReply } from './useDryRunReply.ts'

const mostRecords = 50

/** The reply of a dry run, below the fields that it is about: its message, and the fields of its record, or its records. */
export function DryRunNotice({ tried }: { tried: DryRunReply }) {
  const { way, reply } = tried
  const place = useRef<HTMLDivElement>(null)
  // A long form in a panel ends below its edge.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { fields = [], columns = [], select } = way.dryRun ?? {}
  const found = selectPart(reply, select)
  const message = messageOf(reply)
  const isMessageOnly = fields.length === 0 && columns.length === 0
  return (
    <div ref={place} className={styles.tried}>
      <Notice heading={way.label}>
        {(message !== undefined || isMessageOnly) && <p>{message ?? editingMessages.tried}</p>}
        {fields.length > 0 && <FoundRecord fields={fields} record={isRecord(found) ? found : {}} />}
        {columns.length > 0 && <FoundRecords columns={columns} found={found} />}
      </Notice>
    </div>
  )
}

function FoundRecord({ fields, record }: { fields: readonly CompiledLabelled[]; record: Row }) {
  return (
    <DescriptionList
      items={fields.map(field => ({ label: field.label, value: shownValue(field, record) }))}
    />
  )
}

function FoundRecords({ columns, found }: { columns: readonly CompiledLabelled[]; found: unknown }) {
  const { cells } = useRuntime().kinds
  const records = Array.isArray(found) ? found.filter(isRecord) : []
  if (records.length === 0) return <p>{editingMessages.noRecords}</p>
  return (
    <>
      <RecordTable
        columns={columns.map(({ label, cell }) => ({ label, align: cellKind(cells, cell).align }))}
        rows={records.slice(0, mostRecords).map(record => columns.map(column => shownValue(column, record)))}
      />
      {records.length > mostRecords && <p>{editingMessages.firstRecords(mostRecords, records.length)}</p>}
    </>
  )
}

function shownValue({ field, cell }: CompiledLabelled, record: Row): ReactElement {
  return (
    <CellBoundary key={field} row={record}>
      <CellView cell={cell} value={valueAt(record, field)} row={record} />
    </CellBoundary>
  )
}
