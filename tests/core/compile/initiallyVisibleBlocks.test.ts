import { describe, expect, it } from 'vitest'
import { compileScreen } from '../../../runtime/core/compile/compileScreen.ts'
import {
  initiallyVisibleBlocks,
  usedFeatures,
  withoutInner,
} from '../../../runtime/core/compile/initiallyVisibleBlocks.ts'

const { body } = compileScreen({
  name: 'a',
  path: '/a',
  body: [
    { kind: 'details', load: 'record', fields: [{ field: 'b', label: 'B' }] },
    {
      kind: 'tabs',
      tabs: [
        { id: 'text', label: 'Text', body: [{ kind: 'text', text: 'One' }] },
        {
          id: 'more',
          label: 'More',
          body: [{ kind: 'expandable', title: 'Folded', open: false, body: [{ kind: 'screens' }] }],
        },
      ],
    },
    { kind: 'expandable', title: 'Open', body: [{ kind: 'timeline', load: 'record' }] },
    {
      kind: 'beside',
      body: [
        { kind: 'code', load: 'sent' },
        { kind: 'code', load: 'answered' },
      ],
    },
  ],
})

const kinds = (search: string) =>
  [...usedFeatures(initiallyVisibleBlocks(body, new URLSearchParams(search)), 'body')].filter(word =>
    word.startsWith('body/'),
  )

const beside = ['body/beside', 'body/code']

describe('initially visible blocks', () => {
  it('include the tab that the address names, and expanded bodies', () => {
    expect(kinds('tab=more')).toEqual([
      'body/details',
      'body/tabs',
      'body/expandable',
      'body/timeline',
      ...beside,
    ])
  })

  it('include the first tab if the address names none', () => {
    const first = ['body/details', 'body/tabs', 'body/text', 'body/expandable', 'body/timeline', ...beside]
    expect(kinds('')).toEqual(first)
    expect(kinds('tab=gone')).toEqual(first)
  })

  it('do not look inside the blocks of another block', () => {
    expect(
      body.map(block => [...usedFeatures([withoutInner(block)], 'body')].filter(word => word.includes('/'))),
    ).toEqual([['body/details', 'cell/text'], ['body/tabs'], ['body/expandable'], ['body/beside']])
  })
})
