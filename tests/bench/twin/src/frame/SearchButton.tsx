import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../../../../runtime/ui/IconButton.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'

const SearchPanel = lazy(async () => ({ default: (await import('./SearchPanel.tsx')).SearchPanel }))

/** Opens the order search. */
export function SearchButton() {
  const [panel, setPanel] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <>
      <IconButton
        label="Search"
        icon={<Search aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={panel === 'open'}
        onClick={() => setPanel('open')}
      />
      {panel !== 'unopened' && (
        <ErrorBoundary>
          <Suspense>
            <SearchPanel open={panel === 'open'} onClose={() => setPanel('closed')} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
