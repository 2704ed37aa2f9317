import { fillText } from '../../../runtime/core/path.ts'
import { useScreen } from '../../../runtime/shell/screen/ScreenContext.tsx'

/** The ruleset that a definition names, its placeholders filled by the parameters of the screen. */
export function useRuleset(ruleset: string): string {
  const { params, query } = useScreen()
  return fillText(ruleset, { ...query, ...params })
}
