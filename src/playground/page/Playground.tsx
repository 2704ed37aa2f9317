import { useEffect, useState } from 'react'
import { type Session } from '../../../runtime/ports/session.ts'
import { Message } from '../../../runtime/ui/Message.tsx'
import { type Catalogue, type CatalogueItem } from '../protocol.ts'
import { DefinitionList } from './DefinitionList.tsx'
import styles from './playground.module.css'
import { Workbench } from './Workbench.tsx'

/** The list of definitions, and the one that is open. The address names it, so that it can be shared and loaded again. */
export function Playground({ session, catalogue }: PlaygroundProps) {
  const [open, setOpen] = useState(() => itemInAddress(catalogue))
  useEffect(() => {
    const follow = () => setOpen(itemInAddress(catalogue))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [catalogue])
  return (
    <main className={styles.main}>
      <DefinitionList
        items={catalogue.items}
        open={open}
        onOpen={item => {
          const query = new URLSearchParams({ kind: item.kind, name: item.name })
          window.history.pushState(null, '', `${window.location.pathname}?${query}`)
          setOpen(item)
        }}
      />
      {open ? (
        <Workbench key={open.file} session={session} catalogue={catalogue} item={open} />
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

function itemInAddress({ items }: Catalogue): CatalogueItem | undefined {
  const query = new URLSearchParams(window.location.search)
  return items.find(({ kind, name }) => kind === query.get('kind') && name === query.get('name'))
}

interface PlaygroundProps {
  session: Session
  catalogue: Catalogue
}
