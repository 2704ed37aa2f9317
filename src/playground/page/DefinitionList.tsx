import Search from 'lucide-react/icons/search'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '../../../runtime/ui/Button.tsx'
import { FilterTabs } from '../../../runtime/ui/FilterTabs.tsx'
import { Message } from '../../../runtime/ui/Message.tsx'
import { TextField } from '../../../runtime/ui/TextField.tsx'
import { type CatalogueItem } from '../protocol.ts'
import styles from './playground.module.css'
import { searchItems } from './searchItems.ts'

/** Every screen, entity, call and form, narrowed by a search over all that is known of them. */
export function DefinitionList({ items, open, onOpen }: DefinitionListProps) {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<CatalogueItem['kind'] | 'all'>('all')
  const sought = useDeferredValue(search)
  const shown = searchItems(items, sought, kind)
  const current = useRef<HTMLButtonElement>(null)
  // An address opens a definition that may be far down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when another definition is opened
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [open?.kind, open?.name, open?.file])
  const isOpen = ({ kind, name, file }: CatalogueItem) =>
    kind === open?.kind && name === open.name && file === open.file
  return (
    <section className={styles.side} aria-label="All definitions">
      <div className={styles.search}>
        <TextField
          label="Search"
          hint="Name, route, resource, call, error rule or assumption"
          icon={<Search aria-hidden="true" />}
          value={search}
          maxLength={200}
          onChange={setSearch}
        />
        <FilterTabs
          label="Kind"
          counted={false}
          tabs={kinds.map(({ id, label }) => ({ id, label, open: id === kind }))}
          onOpen={id => setKind(kinds.find(one => one.id === id)?.id ?? 'all')}
        />
        <p className={styles.count} role="status">
          {shown.length === 1 ? '1 definition' : `${shown.length} definitions`}
        </p>
      </div>
      {shown.length === 0 ? (
        <Message
          icon="noMatch"
          heading="Nothing found"
          actions={
            <Button
              onClick={() => {
                setSearch('')
                setKind('all')
              }}
            >
              Show all
            </Button>
          }
        />
      ) : (
        <ul className={styles.items}>
          {shown.map(item => (
            <li key={`${item.kind} ${item.name} ${item.file}`}>
              <button
                ref={isOpen(item) ? current : undefined}
                type="button"
                className={styles.item}
                aria-current={isOpen(item) ? 'true' : undefined}
                onClick={() => onOpen(item)}
              >
                <span className={styles.name}>{item.name}</span>
                <span className={styles.kind}>{kindNames[item.kind]}</span>
                <span className={styles.what}>{item.path ?? item.title}</span>
                {item.access !== undefined && <span className={styles.what}>{item.access}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const kinds = [
  { id: 'all', label: 'All' },
  { id: 'screen', label: 'Screens' },
  { id: 'entity', label: 'Entities' },
  { id: 'call', label: 'Calls' },
  { id: 'form', label: 'Forms' },
] as const

const kindNames: Readonly<Record<CatalogueItem['kind'], string>> = {
  screen: 'Screen',
  entity: 'Entity',
  call: 'Call',
  form: 'Form',
}

interface DefinitionListProps {
  items: readonly CatalogueItem[]
  open: CatalogueItem | undefined
  onOpen: (item: CatalogueItem) => void
}
