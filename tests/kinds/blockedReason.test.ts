import { describe, expect, it } from 'vitest'
import { compileAction } from '../../runtime/core/compile/compileAction.ts'
import { blockedReason } from '../../runtime/kinds/blocks/grid/actions/usability.ts'
import { type Action } from '../../schemas/index.ts'
import { type Row } from '../../schemas/wire/gridReply.ts'

const approve = (scope: 'row' | 'selection', disabledReason?: string) => {
  const action: Action = {
    kind: 'request',
    label: 'Approve',
    call: '/api/approve',
    scope,
    enabled: { field: 'blocked', present: false },
    ...(disabledReason === undefined ? {} : { disabledReason }),
  }
  return compileAction(action, action.scope ?? 'row')
}
const nothing = { frozen: '', running: new Set<string>() }
const free = { id: 1, blocked: null }
const own = { id: 2, blocked: 'You have made it' }

describe('reason why an action is disabled', () => {
  it('is a default text, unless its definition gives a reason', () => {
    expect(blockedReason(approve('row'), [free], nothing)).toBe('')
    expect(blockedReason(approve('row'), [own], nothing)).toBe('Not available for this row.')
    expect(blockedReason(approve('row', 'It is {id}.'), [own], nothing)).toBe('It is 2.')
  })

  it('depends on the signed-in user', () => {
    const byOthers = compileAction(
      { kind: 'request', label: 'Approve', call: '/a', enabled: { field: 'by', isUser: false } },
      'row',
    )
    const why = (user?: string) => blockedReason(byOthers, [{ by: 'nour' }], { ...nothing, viewer: { user } })
    expect(why('mona')).toBe('')
    expect(why('nour')).toBe('Not available for this row.')
    expect(why()).toBe('Not available for this row.')
  })

  it('contains a field of the row, or is the default text if that is empty', () => {
    expect(blockedReason(approve('row', '{blocked}'), [own], nothing)).toBe('You have made it')
    expect(blockedReason(approve('row', '{gone}'), [own], nothing)).toBe('Not available for this row.')
  })

  it('leaves out a sentence with an empty field, or is the default text without any other', () => {
    const reason = 'Only an approver can confirm it. {approver} has seen record {id}.'
    expect(blockedReason(approve('row', reason), [own], nothing)).toBe('Only an approver can confirm it.')
    expect(blockedReason(approve('row', reason), [{ ...own, approver: 'Mona' }], nothing)).toBe(
      'Only an approver can confirm it. Mona has seen record 2.',
    )
    expect(blockedReason(approve('row', '{approver} has confirmed it.'), [own], nothing)).toBe(
      'Not available for this row.',
    )
    expect(blockedReason(approve('row', 'Is {by.name} {id}? Wait!'), [own], nothing)).toBe('Wait!')
  })

  it('is the text for the first field of the condition that does not hold', () => {
    const action = compileAction(
      {
        kind: 'request',
        label: 'Approve',
        call: '/a',
        enabled: {
          all: [
            { field: 'status', is: 'pending' },
            { field: 'by', isUser: false },
          ],
        },
        disabledReason: { by: 'Another person approves it.', status: 'Write-off {id} is {status}.' },
      },
      'row',
    )
    const why = (row: Row) => blockedReason(action, [row], { ...nothing, viewer: { user: 'nour' } })
    expect(why({ id: 3, status: 'pending', by: 'mona' })).toBe('')
    expect(why({ id: 3, status: 'done', by: 'nour' })).toBe('Write-off 3 is done.')
    expect(why({ id: 3, status: 'pending', by: 'nour' })).toBe('Another person approves it.')
  })

  it('writes values of the row by their formats', () => {
    const action = compileAction(
      {
        kind: 'request',
        label: 'Approve',
        call: '/a',
        enabled: { field: 'status', is: 'pending' },
        disabledReason: 'It is {status} since {at} with {amount} open. {note} {first}.',
        formats: {
          status: { kind: 'status', values: { paid: { label: 'Paid out' } } },
          at: { kind: 'date' },
          amount: { kind: 'money', currency: 'currency' },
          first: { kind: 'boolean' },
        },
      },
      'row',
    )
    const row = { status: 'paid', at: '2026-03-01 08:00:00', amount: '1234.5', currency: 'AED', first: 1 }
    expect(blockedReason(action, [row], nothing)).toBe(
      'It is Paid out since 2026-03-01 with 1,234.50 AED open.',
    )
  })

  it('for a selection is the number of rows that block it, and the reason of the first', () => {
    expect(blockedReason(approve('selection', '{blocked}'), [free, own], nothing)).toBe(
      'Not available for 1 of the selected rows: You have made it',
    )
    expect(blockedReason(approve('selection'), [own, own], nothing)).toBe(
      'Not available for the selected rows.',
    )
    expect(blockedReason(approve('selection', '{blocked}'), [own], nothing)).toBe('You have made it')
  })

  it('names the processes that the action waits for', () => {
    const waiting = { ...approve('row'), waitsFor: ['payout'] }
    const why = (type: string) => blockedReason(waiting, [free], { frozen: '', running: new Set([type]) })
    expect(why('report')).toBe('')
    expect(why('payout')).toBe('Locked until the running process has ended.')
  })
})
