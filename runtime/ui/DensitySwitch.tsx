import Rows2 from 'lucide-react/icons/rows-2'
import Rows3 from 'lucide-react/icons/rows-3'
import Rows4 from 'lucide-react/icons/rows-4'
import { IconSwitch } from './IconSwitch.tsx'

/** How high the rows of a grid are. The caller remembers the choice. */
export function DensitySwitch({ value, onChange }: DensitySwitchProps) {
  return <IconSwitch label="Row height" choices={choices} value={value} onChange={onChange} />
}

const choices = [
  { value: 'comfortable', label: 'Comfortable', icon: <Rows2 aria-hidden="true" /> },
  { value: 'standard', label: 'Standard', icon: <Rows3 aria-hidden="true" /> },
  { value: 'compact', label: 'Compact', icon: <Rows4 aria-hidden="true" /> },
] as const

export type Density = (typeof choices)[number]['value']

export interface DensitySwitchProps {
  /** Rows of 44, 36 or 28 px. */
  value: Density
  onChange: (density: Density) => void
}
