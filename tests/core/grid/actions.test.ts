import { describe, expect, it } from 'vitest'
import {
  type ActionSubject,
  actionCall,
  type TypedTexts,
  textsOf,
  typedProblem,
  typedValues,
} from '../../../runtime/core/grid/actions.ts'
import { noSelection, selectionReducer } from '../../../runtime/core/grid/selection.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { type Action } from '../../../schemas/index.ts'
import { grid as compile } from '../fixtures.ts'

const columns = [
  { field: 'id', label: 'Id' },
  { field: 'part', label: 'Part', cell: { kind: 'numericInput' as const, min: 0, max: 50, decimals: 2 } },
  { field: 'why', label: 'Why', cell: { kind: 'input' as const, name: 'reason' } },
]
const around = deepFreeze({
  params: { queue: 'q/1', id: 'of the screen' },
  typed: { '7': { reason: 'late', part: '12.345' }, '8': { part: '' }, '9': { part: '99' } },
})
const rowOf = (id: number): ActionSubject => ({
  scope: 'row',
  row: deepFreeze({ id, who: { name: 'Nour' } }),
  key: String(id),
})

function call(action: Action, subject: ActionSubject, typed: TypedTexts = around.typed) {
  const grid = compile({ columns, filters: [], actions: [action] })
  const [compiled] = grid.actions
  if (!compiled || (compiled.kind !== 'request' && compiled.kind !== 'download'))
    throw new Error('This action calls nobody.')
  return actionCall(grid, compiled, subject, { ...around, typed })
}

describe('call of an action', () => {
  it('is filled from the row, or else from the parameters of the screen, encoded', () => {
    const action: Action = {
      kind: 'request',
      label: 'A',
      call: '/api/{queue}/{id}/{who.name}',
      body: { to: 'x' },
    }
    expect(call(action, rowOf(1))).toEqual({
      method: 'POST',
      path: '/api/q%2F1/1/Nour',
      body: { to: 'x' },
    })
    expect(call({ ...action, scope: 'screen' }, { scope: 'screen' }, {}).path).toBe(
      '/api/q%2F1/of%20the%20screen/',
    )
  })

  it('sends the values typed into its row, numbers unchanged', () => {
    expect(call({ kind: 'request', label: 'A', call: '/api/a' }, rowOf(7)).body).toEqual({
      values: { '7': { reason: 'late', part: 12.345 } },
    })
    expect(call({ kind: 'download', label: 'A', call: '/api/a' }, rowOf(8)).body).toEqual({
      values: { '8': { part: null } },
    })
    expect(call({ kind: 'request', label: 'A', call: '/api/a' }, rowOf(1)).body).toEqual({})
  })

  it('requests a file of the server by id and name', () => {
    const action: Action = { kind: 'download', label: 'A', file: { id: 'id', name: 'who.name' } }
    expect(call(action, rowOf(7))).toEqual({
      method: 'POST',
      path: '/api/navigation/download/',
      body: { fileId: '7', fileName: 'Nour' },
    })
  })

  it('has no body when a row is deleted and there is nothing to send', () => {
    expect(call({ kind: 'request', label: 'A', call: '/api/{id}', method: 'DELETE' }, rowOf(1))).toEqual({
      method: 'DELETE',
      path: '/api/1',
    })
    const body = { why: 'x' }
    expect(
      call({ kind: 'request', label: 'A', call: '/api/{id}', method: 'DELETE', body }, rowOf(1)).body,
    ).toEqual(body)
  })

  it('sends the selection, its number of rows, and the values typed into the selected rows', () => {
    const action: Action = {
      kind: 'request',
      label: 'A',
      call: '/api/a',
      scope: 'selection',
      body: { to: 'x' },
    }
    const reduce = selectionReducer(compile({ columns }))
    const some = reduce(noSelection, { type: 'rowsSelected', rows: [{ id: 7 }, { id: 3 }], selected: true })
    expect(call(action, { scope: 'selection', selection: some, filter: [], count: 2 }).body).toEqual({
      to: 'x',
      selection: { ids: [7, 3] },
      values: { '7': { reason: 'late', part: 12.345 } },
    })
    const fixed = { ...compile({ columns, params: { partner: 7 }, actions: [action] }) }
    const [sent] = fixed.actions
    if (sent?.kind !== 'request') throw new Error('This action sends nothing.')
    const subject = { scope: 'selection', selection: some, filter: [], count: 2 } as const
    expect(actionCall(fixed, sent, subject, { params: {}, typed: {} }).body).toEqual({
      partner: 7,
      to: 'x',
      selection: { ids: [7, 3] },
    })
    const every = reduce(noSelection, { type: 'allMatchingSelected' })
    const most = reduce(every, { type: 'rowsSelected', rows: [{ id: 7 }], selected: false })
    const filter = deepFreeze([[{ index: 'a', value: 'b', condition: 'like' as const }]])
    expect(call(action, { scope: 'selection', selection: most, filter, count: 86 }).body).toEqual({
      to: 'x',
      selection: { all: true, filter, except: [7], count: 86 },
      values: { '8': { part: null }, '9': { part: 99 } },
    })
  })
})

describe('typedValues', () => {
  it('sends texts as they are and numeric inputs as numbers', () => {
    const grid = compile({ columns })
    expect(typedValues(grid, { a: { reason: '12', part: '-3', other: '1' } })).toEqual({
      a: { reason: '12', part: -3, other: '1' },
    })
  })
})

describe('typedProblem', () => {
  const grid = compile({ columns })

  it('names the number that is outside its limits, and the limits', () => {
    expect(typedProblem(grid, { a: { reason: 'x', part: '5' }, b: { part: '99' } })).toBe(
      'Part 99: From 0 to 50.',
    )
  })

  it('checks only the rows of the action', () => {
    const typed = { '7': { part: '99' }, '8': { part: '1' } }
    expect(typedProblem(grid, textsOf({ scope: 'row', key: '8' }, typed))).toBeUndefined()
    expect(typedProblem(grid, textsOf({ scope: 'row', key: '7' }, typed))).toBe('Part 99: From 0 to 50.')
  })
})
