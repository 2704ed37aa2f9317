import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledScreen } from '../../core/compile/compiled.ts'
import { plainText } from '../../core/text/displayText.ts'
import { InputPanelContext, ShownWithQueryContext } from '../forms/unsavedForms.ts'
import { useShell } from '../ShellContext.ts'
import { refetchLoads } from '../screen/refetchLoads.ts'
import { type OpenScreen, ScreenContext, useScreen } from '../screen/ScreenContext.tsx'
import { OwnQueryContext } from '../useQuery.ts'
import { type PanelInput } from './usePanelInput.ts'
import { PanelLevel } from './useSidePanel.tsx'

/**
 * The screen context for the blocks of a panel: the surrounding screen with the loads of the panel, its
 * record as `record`, and the fields of the record as parameters. Pages, filters and tabs in it are its own
 * and not in the address. A reload also reloads the screen, so that the list updates too. Import it lazily.
 */
export function PanelScreen({ loads: own, record, input, fallback, children }: PanelScreenProps) {
  const shell = useShell()
  const around = useScreen()
  const [loaded, setLoaded] = useState(() => (Object.keys(own).length === 0 ? none : undefined))
  const params = useMemo(() => ({ ...around.params, ...textsOf(record) }), [around.params, record])
  // Reloads only if the inputs of its calls differ, not on every refresh of the rows.
  const filling = JSON.stringify({ ...around.query, ...params })
  const screen = useMemo((): CompiledScreen => withLoads(around.screen, own), [around.screen, own])
  const value = useMemo((): OpenScreen => {
    return {
      ...around,
      screen,
      params,
      loads: { ...around.loads, ...loaded, ...(record && { record }) },
      inPanel: true,
      renew(loads) {
        const isOwn = ([name]: readonly [string, unknown]) => Object.hasOwn(own, name)
        const all = Object.entries(loads).filter(([name]) => name !== 'record')
        setLoaded(Object.fromEntries(all.filter(isOwn)))
        around.renew(Object.fromEntries(all.filter(one => !isOwn(one))))
      },
    }
  }, [around, screen, params, loaded, record, own])
  useEffect(() => {
    if (Object.keys(own).length === 0) return
    const gone = new AbortController()
    const asked = {
      screen: { ...screen, loads: own },
      params: JSON.parse(filling),
      query: {},
      loads: emptyOf(own),
    }
    void refetchLoads(shell, asked, { all: true, background: false, signal: gone.signal }).then(
      loads => !gone.signal.aborted && setLoaded(loads),
      // Aborted with the panel.
      () => {},
    )
    return () => gone.abort()
  }, [shell, screen, own, filling])
  return (
    <ScreenContext value={value}>
      <OwnQueryContext value={input.query}>
        <InputPanelContext value={input.panel}>
          <ShownWithQueryContext value={alwaysShown}>
            <PanelLevel>{loaded ? children : fallback}</PanelLevel>
          </ShownWithQueryContext>
        </InputPanelContext>
      </OwnQueryContext>
    </ScreenContext>
  )
}

const none: Readonly<Record<string, unknown>> = {}
/** Outside of its tabs, a panel shows the same with every query of its own. */
const alwaysShown = () => true

/** Checks redirect from the screen, not from its panel. */
function withLoads(screen: CompiledScreen, loads: CompiledScreen['loads']): CompiledScreen {
  return { ...screen, checks: [], loads: { ...screen.loads, ...loads } }
}

/** The values used for failed loads. */
function emptyOf(loads: CompiledScreen['loads']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loads).map(([name, { onError }]) => [name, onError.value ?? null] as const),
  )
}

/** Field -> text, for fields that have one. */
function textsOf(record: Row | undefined): Record<string, string> {
  const plain = Object.entries(record ?? {}).filter(([, value]) => typeof value !== 'object')
  return Object.fromEntries(plain.map(([name, value]) => [name, plainText(value)] as const))
}

interface PanelScreenProps {
  /** Of the panel; must be stable. */
  loads: CompiledScreen['loads']
  record: Row | undefined
  input: PanelInput
  /** Shown until the loads have arrived or failed. */
  fallback: ReactNode
  children: ReactNode
}
