import { useHref, useLocation } from 'react-router'
import { type Density } from '../../../../../runtime/core/grid/pages.ts'
import { GridMenu } from '../../../../../runtime/kinds/blocks/grid/GridMenu.tsx'
import { showToast } from '../toasts/toasts.ts'
import { useLatest } from '../useLatest.ts'

/** What can be done with the list as a whole. */
export function RefundMenu(props: {
  density: Density
  onColumns: () => void
  onDensity: (density: Density) => void
  onRefresh: () => void
}) {
  const { pathname, search } = useLocation()
  const href = useHref(pathname + search)
  const copyLink = useLatest(() => {
    navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => showToast('success', 'The link is copied.'),
      () => showToast('error', 'The browser does not let the page copy.'),
    )
  })
  return <GridMenu {...props} onPrint={print} onCopyLink={copyLink} />
}

const print = () => window.print()
