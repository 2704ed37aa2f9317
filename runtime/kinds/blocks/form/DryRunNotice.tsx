import { useEffect, useRef } from 'react'
import { isRecord, messageOf } from '../../../../schemas/wire/envelope.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { selectPart } from '../../../core/loads/selectPart.ts'
import { valueAt } from '../../../core/objects.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { CellBoundary, CellView } from '../../cells/CellBoundary.tsx'
import styles from './form.module.css'
import { type DryRunReply } from './useDryRunReply.ts'

/** The reply of a dry run, below the fields that it is about: its message, and the fields of its record. */
export function DryRunNotice({ tried }: { tried: DryRunReply }) {
  const { way, reply } = tried
  const place = useRef<HTMLDivElement>(null)
  // A long form in a panel ends below its edge.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const fields = way.dryRun?.fields ?? []
  const found = selectPart(reply, way.dryRun?.select)
  const record: Row = isRecord(found) ? found : {}
  const message = messageOf(reply)
  return (
    <div ref={place} className={styles.tried}>
      <Notice heading={way.label}>
        {(message !== undefined || fields.length === 0) && <p>{message ?? editingMessages.tried}</p>}
        {fields.length > 0 && (
          <DescriptionList
            items={fields.map(({ field, label, cell }) => ({
              label,
              value: (
                <CellBoundary row={record}>
                  <CellView cell={cell} value={valueAt(record, field)} row={record} />
                </CellBoundary>
              ),
            }))}
          />
        )}
      </Notice>
    </div>
  )
}
