import { useEffect, useState } from 'react'
import { useRuntime } from '../RuntimeContext.tsx'
import { othersWrite } from './draftStore.ts'
import { livingTabs } from './tabs.ts'

/**
 * Which tabs live, for the drafts of a user whose places begin with `start`; undefined: not known yet, or nobody has to know,
 * because there is no draft of another tab.
 */
export function useLivingTabs(user: string, start: string): ReadonlySet<string> | undefined {
  const runtime = useRuntime()
  const [living, setLiving] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (start === '' || !othersWrite(runtime, user, start)) return
    let over = false
    livingTabs().then(
      tabs => {
        if (!over) setLiving(tabs)
      },
      // A page that is on its way out is told nothing.
      () => undefined,
    )
    return () => {
      over = true
    }
  }, [runtime, user, start])
  return living
}
