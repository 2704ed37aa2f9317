import { describe, expect, it } from 'vitest'
import { usedFeatures } from '../../../runtime/core/compile/initiallyVisibleBlocks.ts'

describe('the words of a part of a definition', () => {
  it('are its keys with something in them, and every kind behind the key under which it stands', () => {
    const body = [
      {
        kind: 'tabs',
        tabs: [
          {
            body: [
              {
                kind: 'grid',
                grid: {
                  selection: true,
                  columns: [{ field: 'a', cell: { kind: 'input' } }],
                  filters: [{ kind: 'number' }],
                },
              },
            ],
          },
        ],
      },
    ]
    expect([...usedFeatures(body, 'body')].sort()).toEqual(
      ['body/grid', 'body/tabs', 'cell/input', 'filters/number']
        .concat(['body', 'cell', 'columns', 'field', 'filters', 'grid', 'selection', 'tabs'].sort())
        .sort(),
    )
  })

  it('have the scope of an action too, behind its key', () => {
    expect([...usedFeatures({ actions: [{ kind: 'request', scope: 'row' }] })]).toContain('actions/row')
  })

  it('leave out what compilation fills in where the definition writes nothing', () => {
    expect([...usedFeatures({ selection: false, actions: [], export: undefined, empty: '' })]).toEqual([
      'empty',
    ])
  })
})
