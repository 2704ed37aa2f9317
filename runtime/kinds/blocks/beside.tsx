import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { BlockSlot } from '../../shell/BlockSlot.tsx'
import { type BlockKindOf } from '../kinds.ts'
import styles from './beside.module.css'

/** Blocks to compare: two in a line if there is room for both, else stacked. */
export const kind: BlockKindOf<'beside'> = { View }

function View({ block }: { block: CompiledBlockOf<'beside'> }) {
  return (
    <div className={styles.frame} data-block="">
      <div className={styles.lines}>
        {block.body.map((inner, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a definition never change their places
          <div key={position} className={styles.one}>
            <BlockSlot block={inner} />
          </div>
        ))}
      </div>
    </div>
  )
}
