import Check from 'lucide-react/icons/check'
import Columns3 from 'lucide-react/icons/columns-3'
import Link from 'lucide-react/icons/link'
import Pin from 'lucide-react/icons/pin'
import Printer from 'lucide-react/icons/printer'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rows2 from 'lucide-react/icons/rows-2'
import Rows3 from 'lucide-react/icons/rows-3'
import Rows4 from 'lucide-react/icons/rows-4'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { memo } from 'react'
import { type Density } from '../../../core/grid/pages.ts'
import { Menu } from '../../../ui/Menu.tsx'

/** The commands of the grid as a whole. */
export const GridMenu = memo(function GridMenu(props: {
  density: Density
  onColumns: () => void
  onDensity: (density: Density) => void
  onRefresh: () => void
  onPrint: () => void
  onCopyLink: () => void
  /** Absent: the view cannot be pinned. */
  onPin?: (() => void) | undefined
}) {
  const { density, onColumns, onDensity, onRefresh, onPrint, onCopyLink, onPin } = props
  return (
    <Menu
      label="Grid menu"
      trigger={<SlidersHorizontal aria-hidden="true" />}
      items={[
        { id: 'columns', label: 'Columns…', icon: <Columns3 aria-hidden="true" />, onSelect: onColumns },
        { id: 'heights', separator: true },
        ...heights.map(({ id, label, icon }) => ({
          id,
          label: id === density ? `${label} (chosen)` : label,
          icon: id === density ? <Check aria-hidden="true" /> : icon,
          onSelect: () => onDensity(id),
        })),
        { id: 'commands', separator: true },
        { id: 'refresh', label: 'Refresh', icon: <RefreshCw aria-hidden="true" />, onSelect: onRefresh },
        { id: 'print', label: 'Print', icon: <Printer aria-hidden="true" />, onSelect: onPrint },
        {
          id: 'link',
          label: 'Copy link to this view',
          icon: <Link aria-hidden="true" />,
          onSelect: onCopyLink,
        },
        ...(onPin
          ? [{ id: 'pin', label: 'Pin this view…', icon: <Pin aria-hidden="true" />, onSelect: onPin }]
          : []),
      ]}
    />
  )
})

const heights = [
  { id: 'comfortable', label: 'Comfortable rows', icon: <Rows2 aria-hidden="true" /> },
  { id: 'standard', label: 'Standard rows', icon: <Rows3 aria-hidden="true" /> },
  { id: 'compact', label: 'Compact rows', icon: <Rows4 aria-hidden="true" /> },
] as const
