import { createContext, use } from 'react'
import { type Shell } from './Shell.ts'

export const ShellContext = createContext<Shell | undefined>(undefined)

/** The runtime with the parts that only the shell uses. */
export function useShell(): Shell {
  const shell = use(ShellContext)
  if (!shell) throw new Error('useShell is called outside of the runtime.')
  return shell
}
