import { describe, expect, it } from 'vitest'
import { usedFeatures } from '../../../runtime/core/compile/initiallyVisibleBlocks.ts'

describe('used features of a part of a definition', () => {
  it('are its keys with a value, and every kind with the key that holds it', () => {
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

  it('include the scope of an action', () => {
    expect([...usedFeatures({ actions: [{ kind: 'request', scope: 'row' }] })]).toContain('actions/row')
  })

  it('leave out the defaults that compilation fills in', () => {
    expect([...usedFeatures({ selection: false, actions: [], export: undefined, empty: '' })]).toEqual([
      'empty',
    ])
  })
})
