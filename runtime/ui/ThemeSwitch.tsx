import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { IconSwitch } from './IconSwitch.tsx'

/** Light, dark, or as the system has it. The caller remembers the choice and sets `data-theme` on the root. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  return <IconSwitch label="Theme" choices={choices} value={value} onChange={onChange} />
}

const choices = [
  { value: 'system', label: 'As the system', icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
] as const

export type Theme = (typeof choices)[number]['value']

export interface ThemeSwitchProps {
  value: Theme
  onChange: (theme: Theme) => void
}
