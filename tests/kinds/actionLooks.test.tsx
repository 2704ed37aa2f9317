import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Action, type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { showBlock } from './showBlock.tsx'

const send: Action = { kind: 'request', label: 'Send', call: '/api/{id}/send' }

function show(actions: Action[]) {
  const columns = [{ field: 'id', label: 'Id' }]
  const grid: Grid = { id: 'looks', source: '/api/looks', rowKey: 'id', columns, actions }
  showBlock([{ kind: 'grid', grid }], { answer: answerGrid([{ id: 50_210, status: 'open' }]) })
}

async function lookOf(name: string): Promise<CSSStyleDeclaration> {
  const button = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  return getComputedStyle(button.element())
}

describe('appearance of actions', () => {
  it('a destructive action that only opens a confirmation has coloured text: one button is filled', async () => {
    show([
      { ...send, label: 'Approve', scope: 'screen', tone: 'success' },
      {
        ...send,
        label: 'Delete',
        scope: 'screen',
        tone: 'danger',
        confirm: { type: 'delete', text: 'It is gone.' },
      },
      { ...send, label: 'Send', scope: 'screen' },
    ])
    const grave = await lookOf('Delete')
    const plain = await lookOf('Send')
    expect(grave.backgroundColor).toBe(plain.backgroundColor)
    expect(grave.color).not.toBe(plain.color)
    expect((await lookOf('Approve')).backgroundColor).not.toBe(plain.backgroundColor)
  })

  it('the only action of a row differs from its values', async () => {
    show([send])
    const button = await lookOf('Send')
    const value = page.getByRole('gridcell', { name: '50210', exact: true })
    await expect.element(value).toBeVisible()
    expect(button.color).not.toBe(getComputedStyle(value.element()).color)
    expect(button.color).toBe(colorOf('var(--color-accent)'))
  })

  it('a single action of a row is a button, several are a menu', async () => {
    const open = { field: 'status', is: 'open' } as const
    show([
      { ...send, visible: open },
      { ...send, label: 'Put aside for a second look', visible: { field: 'status', not: 'open' } },
      { ...send, label: 'Archive', visible: { field: 'status', is: 'closed' } },
    ])
    await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'Actions for 50210' }).query()).toBeNull()
  })

  it('the column is as wide as the longest single action of a row', async () => {
    const long = 'Put aside for a second look'
    show([
      { ...send, visible: { field: 'status', is: 'closed' } },
      { ...send, label: long, visible: { field: 'status', not: 'closed' } },
    ])
    const button = page.getByRole('button', { name: long })
    await expect.element(button).toBeVisible()
    const cell = button.element().closest('[role=gridcell]')
    const right = button.element().getBoundingClientRect().right
    expect(right).toBeLessThanOrEqual(cell?.getBoundingClientRect().right ?? 0)
  })

  it('the reason why an action of a row is disabled is shown in full, on several lines', async () => {
    const disabledReason =
      'Above 500.00 GBP somebody else than whoever has prepared a payment has to release it.'
    show([
      { ...send, enabled: { field: 'status', is: 'closed' }, disabledReason },
      { ...send, label: 'Archive' },
    ])
    await page.getByRole('button', { name: 'Actions for 50210' }).click()
    const reason = page.getByText(disabledReason)
    await expect.element(reason).toBeVisible()
    const menu = page.getByRole('menu').element()
    expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    expect(reason.element().getBoundingClientRect().right).toBeLessThan(menu.getBoundingClientRect().right)
  })
})

function colorOf(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = token
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
