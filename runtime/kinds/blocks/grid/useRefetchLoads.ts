import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useReload } from '../../../shell/screen/useReload.ts'
import { useStableCallback } from '../../useStableCallback.ts'

/**
 * After a change of the rows by an action, an import or a process: what stands beside the grid may tell of them too, so the
 * loads of the screen are asked for again, which its rows follow; without loads the rows alone are.
 */
export function useRefetchLoads(refresh: () => void): () => Promise<void> | undefined {
  const { screen, inPanel } = useScreen()
  const reload = useReload()
  return useStableCallback(() => {
    if (inPanel || Object.keys(screen.loads).length > 0) return reload()
    refresh()
    return undefined
  })
}
