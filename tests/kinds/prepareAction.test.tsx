import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type BlockOf } from '../../schemas/index.ts'
import { showBlock } from './showBlock.tsx'

const block: BlockOf<'actions'> = {
  kind: 'actions',
  load: 'refund',
  actions: [
    { kind: 'request', label: 'Send', call: '/api/refunds/{idRefund}/send' },
    {
      kind: 'open',
      label: 'Reject',
      panel: {
        title: 'Reject {idRefund}',
        form: {
          id: 'reject',
          fields: [{ kind: 'text', name: 'reason', label: 'Reason' }],
          submit: { call: '/api/refunds/{idRefund}/reject', label: 'Reject' },
        },
      },
    },
  ],
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const fetched = (part: string) =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith(part))

it('the form of an action is prefetched, and not opened, when the pointer is over its button', async () => {
  performance.setResourceTimingBufferSize(10_000)
  showBlock([block], { loads: { refund: { idRefund: 50_210 } } })
  await button('Send').hover()
  await expect.element(button('Reject')).toBeVisible()
  expect(fetched('/form/FormPanel.tsx')).toBe(false)
  await button('Reject').hover()
  await vi.waitFor(() => {
    expect(fetched('/form/FormPanel.tsx')).toBe(true)
    expect(fetched('/blocks/form/FormFields.tsx')).toBe(true)
  })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await button('Reject').click()
  await expect.element(page.getByRole('dialog', { name: 'Reject 50210' })).toBeVisible()
})
