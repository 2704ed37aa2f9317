import { describe, expect, it } from 'vitest'
import {
  type Draft,
  draftsFor,
  draftsKey,
  readDrafts,
  withDraft,
  withoutSensitive,
  writeDrafts,
} from '../../../runtime/core/drafts/drafts.ts'
import { naughty } from '../naughty.ts'

const now = Date.UTC(2026, 10, 20)
const draft = (place: string, content = 'Half', at = now, tab = 'here'): Draft => ({
  place,
  tab,
  values: { content },
  at,
})

describe('drafts', () => {
  it.each(naughty)('are unchanged after reading: %j', content => {
    const drafts = [draft('comment order 17 new', content)]
    expect(readDrafts(writeDrafts(drafts), now)).toEqual(drafts)
  })

  it('are separate per user', () => {
    expect(draftsKey('nour')).not.toBe(draftsKey('omar'))
  })

  it('replace the earlier draft of their form and move to the front', () => {
    const before = [draft('a', 'one'), draft('b')]
    expect(withDraft(before, draft('b', 'two'))).toEqual([draft('b', 'two'), draft('a', 'one')])
  })

  it('of another tab for the same form stay unchanged', () => {
    const there = draft('a', 'theirs', now, 'there')
    expect(withDraft([there], draft('a', 'ours'))).toEqual([draft('a', 'ours'), there])
    expect(withDraft([draft('a', 'ours'), there], draft('a', ''))).toEqual([there])
  })

  it('belong to the tab that writes them while it is open, then to any other tab', () => {
    const all = [draft('a', '', now, 'gone'), draft('b', '', now, 'living'), draft('c')]
    const living = new Set(['here', 'living'])
    expect(draftsFor(all, 'here', living).map(({ place }) => place)).toEqual(['c', 'a'])
    expect(draftsFor(all, 'here').map(({ place }) => place)).toEqual(['c'])
    expect(draftsFor(all, 'new', new Set()).map(({ place }) => place)).toEqual(['a', 'b', 'c'])
  })

  it('without a tab belong to a closed tab', () => {
    const { tab: _, ...old } = draft('a')
    expect(readDrafts(JSON.stringify([old]), now)).toEqual([{ ...old, tab: '' }])
  })

  it('without content are deleted', () => {
    const blank = { place: 'a', tab: 'here', values: { content: '', ticked: false, day: null }, at: now }
    expect(withDraft([draft('a')], blank)).toEqual([])
    expect(writeDrafts([])).toBe('')
  })

  it('never contain a field that is marked as sensitive', () => {
    const values = withoutSensitive({ note: 'Half', iban: 'AE07' }, ['iban'])
    expect(values).toStrictEqual({ note: 'Half' })
  })

  it('are limited to the newest 50', () => {
    const many = Array.from({ length: 60 }, (_, at) => draft(String(at)))
    expect(readDrafts(writeDrafts(many), now)).toEqual(many.slice(0, 50))
  })

  it('are limited to the newest 400,000 characters', () => {
    const big = Array.from({ length: 10 }, (_, at) => draft(String(at), 'x'.repeat(90_000)))
    const text = writeDrafts(big)
    expect(text.length).toBeLessThanOrEqual(400_000)
    expect(readDrafts(text, now).map(({ place }) => place)).toEqual(['0', '1', '2', '3'])
  })

  it('expire after 30 days', () => {
    const days = 30 * 86_400_000
    const [old, kept] = [draft('a', 'Half', now - days), draft('c', 'Half', now - days + 1)]
    expect(readDrafts(writeDrafts([old, draft('b'), kept]), now)).toEqual([draft('b'), kept])
  })

  it.each([undefined, '', '{', 'null', '{}', '[1,null,"x"]', '[{"place":"a","values":[],"at":1}]'])(
    'are none in %j',
    text => {
      expect(readDrafts(text, now)).toEqual([])
    },
  )
})
