import { CompletionContext } from '@codemirror/autocomplete'
import { javascript } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { definitionCompletions } from '../../src/playground/page/completions.ts'
import { schemaOf } from '../../src/playground/page/schemaAt.ts'

const names = {
  screen: ['finance-refunds', 'home'],
  entity: ['refund'],
  call: ['refunds', 'refundMethods'],
  resource: ['finance_refund_index'],
  module: ['finance', 'payout'],
  functionality: ['write-off', 'payout'],
  fields: { refund: ['idRefund', 'amount'] },
  records: { refunds: 'refund' },
}

/** What is offered where `|` is. */
function offered(written: string, file = 'screens/finance/refunds.ts'): string[] {
  const position = written.indexOf('|')
  const state = EditorState.create({
    doc: written.replace('|', ''),
    extensions: javascript({ typescript: true }),
  })
  const found = definitionCompletions(new CompletionContext(state, position, true), schemaOf(file), names)
  return found?.options.map(({ label }) => label) ?? []
}

const screen = (keys: string) => `export default defineScreen({ name: 'a', path: '/a', ${keys} })`

describe('completion in a definition', () => {
  it('offers keys that an object does not have yet', () => {
    const keys = offered(screen('ti|'))
    expect(keys).toEqual(expect.arrayContaining(['title', 'access', 'body']))
    expect(keys).not.toContain('name')
  })

  it('offers the keys of a kind, and those of its parts', () => {
    const keys = offered(screen("body: { kind: 'grid', | }"))
    expect(keys).toEqual(expect.arrayContaining(['columns', 'filters', 'call', 'heading']))
    expect(keys).not.toContain('kind')
  })

  it('offers the kinds of a union', () => {
    expect(offered(screen("body: [{ kind: '|' }]"))).toEqual(expect.arrayContaining(['grid', 'form', 'tabs']))
  })

  it('offers calls, resources and screens by their names', () => {
    expect(offered(screen("body: { kind: 'grid', call: '|' }"))).toEqual(['refunds', 'refundMethods'])
    expect(offered(screen("access: { resource: '|' }"))).toEqual(['finance_refund_index'])
    expect(offered(screen("parent: '|'"))).toEqual(['finance-refunds', 'home'])
    expect(offered(screen("loads: { methods: '|' }"))).toEqual(['refunds', 'refundMethods'])
  })

  it('offers the loads of the screen, and of the panel around', () => {
    const loads = "loads: { record: 'refund', methods: { call: 'refundMethods' } }"
    expect(offered(screen(`${loads}, body: { kind: 'details', load: '|' }`))).toEqual(['record', 'methods'])
    expect(
      offered(screen(`${loads}, body: { panel: { loads: { inner: 'x' }, body: { load: '|' } } }`)),
    ).toEqual(['inner', 'record', 'methods'])
  })

  it('offers the modules of saved filters and their functionalities', () => {
    const grid = (keys: string) => screen(`body: { kind: 'grid', savedFilters: { ${keys} } }`)
    expect(offered(grid("module: '|'"))).toEqual(['finance', 'payout'])
    expect(offered(grid("functionality: '|'"))).toEqual(['write-off', 'payout'])
  })

  it('offers the fields of the entity of the call', () => {
    expect(offered(screen("body: { kind: 'grid', call: 'refunds', columns: ['|'] }"))).toEqual([
      'idRefund',
      'amount',
    ])
  })

  it('offers the keys of calls and entities in their files', () => {
    expect(
      offered('export default defineCalls({ calls: { a: { | } } })', 'screens/finance/calls/a.ts'),
    ).toEqual(expect.arrayContaining(['grid', 'get', 'many']))
    expect(offered('export default defineEntities({ a: { | } })', 'screens/finance/entities/a.ts')).toContain(
      'fields',
    )
  })

  it('offers nothing outside a definition', () => {
    expect(offered('const a = |')).toEqual([])
  })
})
