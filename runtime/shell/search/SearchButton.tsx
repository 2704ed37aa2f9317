import Search from 'lucide-react/icons/search'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { chunk } from '../calls/lazy.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { useSidePanel } from '../panels/useSidePanel.tsx'

const SearchPanel = lazy(async () => ({
  default: (await chunk(() => import('./SearchPanel.tsx'))).SearchPanel,
}))

/** Opens the order search. */
export function SearchButton(): ReactElement {
  const { open, show, close } = useSidePanel()
  // Once loaded it stays mounted, to slide out, return the focus, and keep the typed text.
  const [fetched, setFetched] = useState(false)
  if (open && !fetched) setFetched(true)
  return (
    <>
      <IconButton
        label="Search"
        icon={<Search aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      />
      {fetched && (
        <ErrorBoundary>
          <Suspense>
            <SearchPanel open={open} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
