import { useEffect, useState } from 'react'
import { type Session } from '../../../runtime/ports/session.ts'
import { Message } from '../../../runtime/ui/Message.tsx'
import { type Catalogue, type CatalogueItem } from '../protocol.ts'
import { addressedItem, queryOf } from './addressedItem.ts'
import { DefinitionList } from './DefinitionList.tsx'
import styles from './playground.module.css'
import { Workbench } from './Workbench.tsx'

/** The list of definitions, and the one that is open. The address names it, so that it can be shared and loaded again. */
export function Playground({ session, catalogue, preview }: PlaygroundProps) {
  const [open, setOpen] = useState(() => addressedItem(catalogue.items, window.location.search))
  const item = open && savedItem(catalogue, open)
  useEffect(() => {
    const follow = () => setOpen(addressedItem(catalogue.items, window.location.search))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [catalogue])
  return (
    <main className={styles.main}>
      <DefinitionList
        items={catalogue.items}
        open={item}
        onOpen={item => {
          window.history.pushState(null, '', `${window.location.pathname}?${queryOf(item)}`)
          setOpen(item)
        }}
      />
      {item ? (
        <Workbench key={item.file} session={session} catalogue={catalogue} item={item} preview={preview} />
      ) : (
        <div className={styles.alone}>
          <Message
            icon="empty"
            heading="Choose a definition"
            text="It opens in an editor beside its live screen. What you type here is not saved to the file."
          />
        </div>
      )}
    </main>
  )
}

/** What is saved now of the open definition. One that was deleted, or is wrong now, stays open as it was. */
function savedItem({ items }: Catalogue, open: CatalogueItem): CatalogueItem {
  const same = items.filter(({ kind, file }) => kind === open.kind && file === open.file)
  const [only] = same
  return same.find(({ name }) => name === open.name) ?? (same.length === 1 ? only : undefined) ?? open
}

interface PlaygroundProps {
  session: Session
  catalogue: Catalogue
  /** Page that draws the preview. */
  preview: string
}
