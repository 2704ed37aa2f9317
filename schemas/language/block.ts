import { type BesideBlock, besideBlockSchema } from './blocks/beside.ts'
import { type ExpandableBlock, expandableBlockSchema } from './blocks/expandable.ts'
import { type FlatBlockTable, flatBlockSchemas } from './blocks/flat.ts'
import { type TabsBlock, tabsBlockSchema } from './blocks/tabs.ts'

/** Schema of every block kind by its word; the tables of `runtime/kinds/blocks` are total over these keys. */
export const blockSchemas = {
  ...flatBlockSchemas,
  beside: besideBlockSchema,
  expandable: expandableBlockSchema,
  tabs: tabsBlockSchema,
} as const

export const bodySchema = {
  type: 'array',
  minItems: 1,
  description: 'The blocks of the screen from top to bottom.',
  items: {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: Object.values(blockSchemas),
  },
} as const

/** Every block definition by its word. */
interface BlockTable extends FlatBlockTable {
  beside: BesideBlock
  expandable: ExpandableBlock
  tabs: TabsBlock
}
/** Word of a block kind. */
export type BlockKind = keyof BlockTable
/** The definition of a block of kind K. */
export type BlockOf<K extends BlockKind> = BlockTable[K]
/** One part of the body of a screen. */
export type Block = BlockTable[BlockKind]
