import { type Block, defineScreen } from '../../../schemas/index.ts'

// @ts-expect-error: "gird" is no kind of block
export const unknownKind: Block = { kind: 'gird' }

// @ts-expect-error: a details block lists its fields
export const detailsWithoutFields: Block = { kind: 'details', load: 'a' }

export const textOfDetails: Block = {
  kind: 'details',
  load: 'a',
  fields: [{ field: 'a', label: 'A' }],
  // @ts-expect-error: a key of one kind is no key of another
  icon: 'lost',
}

export const unknownIcon: Block = {
  kind: 'text',
  text: 'Gone',
  // @ts-expect-error: pictures are named by the language
  icon: 'skull',
}

export const tabsInTabs = defineScreen({
  name: 'a',
  path: '/a',
  body: [
    {
      kind: 'tabs',
      tabs: [
        { id: 'one', label: 'One', body: [{ kind: 'screens' }] },
        {
          id: 'two',
          label: 'Two',
          // @ts-expect-error: no word contains itself
          body: [{ kind: 'tabs', tabs: [] }],
        },
      ],
    },
  ],
})

// @ts-expect-error: comments are about one entity, whose id is named
export const commentsWithoutId: Block = { kind: 'comments', entity: 'order' }

// @ts-expect-error: false is the default, and defaults are never written
export const writable: Block = { kind: 'comments', entity: 'order', id: { param: 'id' }, readOnly: false }

export const expandableInExpandable: Block = {
  kind: 'expandable',
  title: 'A',
  // @ts-expect-error: no word contains itself
  body: [{ kind: 'expandable', title: 'B', body: [] }],
}

export const besideInBeside: Block = {
  kind: 'beside',
  // @ts-expect-error: no word contains itself
  body: [{ kind: 'screens' }, { kind: 'beside', body: [] }],
}

// @ts-expect-error: a download names its file by a parameter or a field, not by a text
export const downloadOfText: Block = { kind: 'download', label: 'A', file: '7', fileName: 'a.csv' }

// @ts-expect-error: a table shows columns
export const tableWithoutColumns: Block = { kind: 'table', load: 'order.items' }

// @ts-expect-error: a tile leads somewhere
export const tileWithoutTarget: Block = { kind: 'tiles', tiles: [{ label: 'A', get: '/a' }] }

export const tileOfNumbers: Block = {
  kind: 'tiles',
  // @ts-expect-error: what stands in an address is text
  tiles: [{ label: 'A', to: 'a', get: '/a', query: { status: 1 } }],
}
