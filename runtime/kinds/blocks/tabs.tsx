import { useCallback, useContext, useMemo } from 'react'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { factsOf, holds } from '../../core/loads/condition.ts'
import { BlockSlot } from '../../shell/BlockSlot.tsx'
import { type ShownWithQuery, ShownWithQueryContext } from '../../shell/forms/unsavedForms.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { useViewer } from '../../shell/session/useViewer.ts'
import { useQuery } from '../../shell/useQuery.ts'
import { Tabs } from '../../ui/Tabs.tsx'
import { type BlockKindOf } from '../kinds.ts'
import styles from './Section.module.css'
import { PlaceContext } from './Section.tsx'

/** Several bodies of which one is shown. The open tab is in the address; the default is the first. */
export const kind: BlockKindOf<'tabs'> = { View }

function View({ block }: { block: CompiledBlockOf<'tabs'> }) {
  const screen = useScreen()
  const viewer = useViewer()
  const [query, changeQuery] = useQuery()
  const tabs = useMemo(
    () => block.tabs.filter(({ visible }) => !visible || holds(visible, factsOf(screen), viewer)),
    [block, screen, viewer],
  )
  const active = openTab(tabs, query.get(block.key))
  const around = useContext(ShownWithQueryContext)
  const stays: ShownWithQuery = useCallback(
    next => around(next) && openTab(tabs, next.get(block.key)) === active,
    [around, tabs, block, active],
  )
  if (!active) return null

  function open(id: string) {
    // Back leaves the screen, whatever tabs were opened.
    changeQuery(before => {
      const next = new URLSearchParams(before)
      if (id === tabs[0]?.id) next.delete(block.key)
      else next.set(block.key, id)
      return next
    }, true)
  }
  return (
    <Tabs tabs={tabs} active={active.id} onChange={open}>
      <div className={styles.section}>
        <PlaceContext value={active.label}>
          <ShownWithQueryContext value={stays}>
            {active.body.map((inner, position) => (
              // Blocks have no name, and their order never changes.
              // biome-ignore lint/suspicious/noArrayIndexKey: see the line above
              <BlockSlot key={`${active.id} ${position}`} block={inner} />
            ))}
          </ShownWithQueryContext>
        </PlaceContext>
      </div>
    </Tabs>
  )
}

type Tab = CompiledBlockOf<'tabs'>['tabs'][number]

const openTab = (tabs: readonly Tab[], id: string | null): Tab | undefined =>
  tabs.find(tab => tab.id === id) ?? tabs[0]
