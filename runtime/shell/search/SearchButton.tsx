import { Search } from 'lucide-react'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { chunk } from '../calls/chunk.ts'
import { SafeArea } from '../SafeArea.tsx'

const SearchPanel = lazy(async () => ({
  default: (await chunk(() => import('./SearchPanel.tsx'))).SearchPanel,
}))

/** Opens the order search. */
export function SearchButton(): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Search"
        icon={<Search aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <SafeArea>
          <Suspense>
            <SearchPanel onClose={() => setOpen(false)} />
          </Suspense>
        </SafeArea>
      )}
    </>
  )
}
