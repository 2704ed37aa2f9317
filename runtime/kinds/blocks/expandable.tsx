import { useState } from 'react'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { factsOf, holds } from '../../core/loads/condition.ts'
import { BlockSlot } from '../../shell/BlockSlot.tsx'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { useViewer } from '../../shell/session/useViewer.ts'
import { ExpandablePanel } from '../../ui/ExpandablePanel.tsx'
import { type BlockKindOf } from '../kinds.ts'
import styles from './expandable.module.css'
import { PlaceContext } from './Section.tsx'

/**
 * A collapsible body with a title. An initially closed body renders and loads its data when it is first
 * opened.
 */
export const kind: BlockKindOf<'expandable'> = { View }

function View({ block }: { block: CompiledBlockOf<'expandable'> }) {
  const { title, body, enabled } = block
  const facts = factsOf(useScreen())
  const viewer = useViewer()
  const [open, setOpen] = useState(block.open)
  const [opened, setOpened] = useState(block.open)
  if (open && !opened) setOpened(true)
  return (
    <div className={styles.panel}>
      <ExpandablePanel
        title={title}
        open={open}
        enabled={!enabled || holds(enabled, facts, viewer)}
        onToggle={setOpen}
      >
        <div className={styles.body}>
          <PlaceContext value={title}>
            {opened &&
              body.map((inner, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a definition never change their places
                <BlockSlot key={position} block={inner} />
              ))}
          </PlaceContext>
        </div>
      </ExpandablePanel>
    </div>
  )
}
