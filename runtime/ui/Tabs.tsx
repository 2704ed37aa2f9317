import { Tabs as Parts } from '@base-ui/react/tabs'
import { type ReactNode } from 'react'
import styles from './Tabs.module.css'

/** Tabs with one open content. Arrow keys move between tabs, Enter or Space opens one. */
export function Tabs({ tabs, active, onChange, label, children }: TabsProps) {
  return (
    <Parts.Root value={active} onValueChange={onChange}>
      <Parts.List className={styles.list} aria-label={label}>
        {tabs.map(tab => (
          <Parts.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Parts.Tab>
        ))}
        <Parts.Indicator className={styles.indicator} />
      </Parts.List>
      <Parts.Panel value={active} className={styles.panel}>
        {children}
      </Parts.Panel>
    </Parts.Root>
  )
}

export interface TabsProps {
  tabs: readonly { id: string; label: string }[]
  /** Id of the open tab. */
  active: string
  onChange: (id: string) => void
  /** Accessible name of the tabs. */
  label?: string | undefined
  /** The content of the open tab. */
  children: ReactNode
}
