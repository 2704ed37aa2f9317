import { type FlatBlockTable, flatBlockSchemas } from './blocks/flat.ts'
import { type HolderTableWith, holderSchemasWith, unionOf } from './blocks/holders.ts'

/** Schema of every block kind by its word; the tables of `runtime/kinds/blocks` are total over these keys. */
export const blockSchemas = { ...flatBlockSchemas, ...holderSchemasWith(flatBlockSchemas) } as const

export const bodySchema = {
  type: 'array',
  minItems: 1,
  description: 'The blocks of the screen from top to bottom.',
  items: unionOf(blockSchemas),
} as const

/** A block that holds no others. */
type FlatBlock = FlatBlockTable[keyof FlatBlockTable]

/** Every block definition by its word. */
interface BlockTable extends FlatBlockTable, HolderTableWith<FlatBlock> {}
/** Word of a block kind. */
export type BlockKind = keyof BlockTable
/** The definition of a block of kind K. */
export type BlockOf<K extends BlockKind> = BlockTable[K]
/** One part of the body of a screen. */
export type Block = BlockTable[BlockKind]
