import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keepVisit } from '../../runtime/shell/palette/visits.ts'
import { signOut } from '../../runtime/shell/session/signOut.ts'
import { createStage } from '../../stories/fixtures/createStage.ts'
import { mapMemory } from './mapMemory.ts'
import { showBlock } from './showBlock.tsx'

const refund = (id: string) => ({ name: 'refund', params: { id } })

/** What a browser remembers after these visits of one user. */
function memoryOf(user: string, ...visits: Parameters<typeof keepVisit>[1][]) {
  const memory = mapMemory()
  const { shell } = createStage({ user, memory })
  for (const visit of visits) keepVisit(shell, visit)
  return memory
}

const links = () =>
  page
    .getByRole('link')
    .elements()
    .map(link => [link.textContent, link.getAttribute('href')])

describe('recent block', () => {
  it('shows the records that the user opened last, the newest first, and no lists', async () => {
    const memory = memoryOf('ada', refund('7'), { name: 'refunds', params: {} }, refund('9'))
    showBlock([{ kind: 'recent', heading: 'Recent' }], { user: 'ada', memory })
    await expect.element(page.getByRole('heading', { name: 'Recent' })).toBeVisible()
    expect(links()).toEqual([
      ['Refund 9', '/refunds/9'],
      ['Refund 7', '/refunds/7'],
    ])
  })

  it.each([
    ['another user', { user: 'bob' }],
    ['who may not open them any more', { user: 'ada', resources: [] }],
  ])('shows nothing to %s', async (_, showing) => {
    const memory = memoryOf('ada', refund('7'))
    const body = [
      { kind: 'recent', heading: 'Recent' },
      { kind: 'text', text: 'After' },
    ] as const
    showBlock([...body], { memory, ...showing })
    await expect.element(page.getByText('After')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Recent' }).query()).toBeNull()
  })

  it('is cleared when the user signs out, and kept when that fails', async () => {
    const memory = memoryOf('ada', refund('7'))
    let status = 500
    const { shell } = createStage({
      user: 'ada',
      memory,
      answer: () =>
        status === 200
          ? { ok: true, status, data: { success: true } }
          : { ok: false, status, statusText: '', data: null },
    })
    expect(await signOut(shell)).toBe('failed')
    expect([...memory.entries()]).toHaveLength(1)
    status = 200
    expect(await signOut(shell)).toBe('left')
    expect([...memory.entries()]).toEqual([])
  })
})
