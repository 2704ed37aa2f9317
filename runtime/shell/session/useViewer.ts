import { useMemo } from 'react'
import { type Viewer } from '../../core/loads/condition.ts'
import { useScreen } from '../screen/ScreenContext.tsx'
import { viewerOf } from '../userZone.ts'
import { useUserName } from './useUserName.ts'

/** For the conditions of a screen: today is the day on which it was opened. */
export function useViewer(): Viewer {
  const user = useUserName()
  const { openedAt } = useScreen()
  return useMemo(() => viewerOf(user, openedAt), [user, openedAt])
}
