import { type BesideBlockWith, besideBlockWith } from './beside.ts'
import { type ExpandableBlockWith, expandableBlockWith } from './expandable.ts'
import { type TabsBlockWith, tabsBlockWith } from './tabs.ts'

/** The kinds of blocks as one schema. */
export function unionOf<T extends Readonly<Record<string, object>>>(schemas: T) {
  return {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: Object.values(schemas),
  } as const
}

/** The schemas of the blocks that hold others: these ones, and in tabs also blocks side by side and collapsible ones. */
export function holderSchemasWith<T extends Readonly<Record<string, object>>>(schemas: T) {
  const flat = unionOf(schemas)
  const inTabs = { beside: besideBlockWith(flat), expandable: expandableBlockWith(flat) } as const
  return { ...inTabs, tabs: tabsBlockWith(unionOf({ ...schemas, ...inTabs })) } as const
}

/** Every block that holds blocks of type B, by its word. */
export interface HolderTableWith<B> {
  beside: BesideBlockWith<B>
  expandable: ExpandableBlockWith<B>
  tabs: TabsBlockWith<B | BesideBlockWith<B> | ExpandableBlockWith<B>>
}
