import { useMemo } from 'react'
import { permittedBody, permittedScreen } from '../../core/access/permittedBody.ts'
import { type CompiledBlock, type CompiledScreen } from '../../core/compile/compiled.ts'
import { useResources } from '../session/resources.ts'

type Params = Readonly<Record<string, string>>

/** The screen as the user may see it; the same object while nothing in it differs. */
export function usePermittedScreen(screen: CompiledScreen, params: Params): CompiledScreen {
  const resources = useResources()
  return useMemo(() => permittedScreen(screen, resources, params), [screen, resources, params])
}

/** The same for the blocks of a panel. */
export function usePermittedBody(body: readonly CompiledBlock[], params: Params): readonly CompiledBlock[] {
  const resources = useResources()
  return useMemo(() => permittedBody(body, resources, params), [body, resources, params])
}
