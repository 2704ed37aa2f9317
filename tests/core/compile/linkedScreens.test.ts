import { expect, it } from 'vitest'
import { linkedScreens } from '../../../runtime/core/compile/linkedScreens.ts'

it('linkedScreens returns the screens under `to` in a definition, each once', () => {
  const body = [
    {
      kind: 'grid',
      grid: {
        columns: [{ cell: { kind: 'link', to: 'refund' } }, { cell: { kind: 'link', to: 'order' } }],
        actions: [{ kind: 'navigate', to: 'refund' }],
        empty: { links: [{ label: 'Orders', to: 'orders' }] },
        params: { to: 7 },
      },
    },
  ]
  expect([...linkedScreens(body)]).toEqual(['refund', 'order', 'orders'])
})
