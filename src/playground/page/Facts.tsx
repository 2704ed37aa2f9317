import { useState } from 'react'
import { DescriptionList } from '../../../runtime/ui/DescriptionList.tsx'
import { ExpandablePanel } from '../../../runtime/ui/ExpandablePanel.tsx'
import { type CatalogueItem } from '../protocol.ts'
import styles from './playground.module.css'

/** What is known of a definition: route, resource, calls, error rules and assumptions. */
export function Facts({ item }: { item: CatalogueItem }) {
  const [isOpen, setOpen] = useState(false)
  const { path, title, access, calls, errors, assumptions } = item
  const counts = [
    count(calls.length, 'call'),
    count(errors.length, 'error rule'),
    count(assumptions.length, 'assumption'),
  ]
  const facts = [
    ...(path === undefined ? [] : [{ label: 'Route', value: path }]),
    ...(title === '' ? [] : [{ label: item.kind === 'call' ? 'Request' : 'Title', value: title }]),
    ...(access === undefined ? [] : [{ label: 'Resource', value: access }]),
    { label: 'Calls', value: <Lines lines={calls} /> },
    { label: 'Error rules', value: <Lines lines={errors} /> },
    { label: 'Assumptions', value: <Lines lines={assumptions} /> },
  ]
  return (
    <div className={styles.facts}>
      <ExpandablePanel
        title="Facts"
        level={3}
        open={isOpen}
        note={[path, access, ...counts].filter(Boolean).join(' · ')}
        onToggle={setOpen}
      >
        <div className={styles.known}>
          <DescriptionList items={facts} />
        </div>
      </ExpandablePanel>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return 'None'
  return (
    <ul className={styles.lines}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
