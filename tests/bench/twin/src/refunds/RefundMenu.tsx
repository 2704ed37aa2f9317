import { useHref, useLocation } from 'react-router'
import { type Density } from '../../../../../runtime/core/grid/pages.ts'
import { GridMenu } from '../../../../../runtime/kinds/blocks/grid/GridMenu.tsx'
import { showToast } from '../toasts/toasts.ts'
import { useStableCallback } from '../useStableCallback.ts'

/** What can be done with the list as a whole. */
export function RefundMenu(props: {
  density: Density
  onColumns: () => void
  onDensity: (density: Density) => void
  onRefresh: () => void
}) {
  const { pathname, search } = useLocation()
  const href = useHref(pathname + search)
  const copyLink = useStableCallback(() => {
    navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => showToast('success', 'The link is copied.'),
      () => showToast('error', 'The browser blocked copying.'),
    )
  })
  return <GridMenu {...props} onPrint={print} onCopyLink={copyLink} />
}

const print = () => window.print()
