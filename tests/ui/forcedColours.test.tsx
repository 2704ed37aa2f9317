import '../../runtime/ui/base.css'
import '../../runtime/ui/tokens.css'
import { type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { FilterTabs } from '../../runtime/ui/FilterTabs.tsx'
import { Menu } from '../../runtime/ui/Menu.tsx'
import { MenuBar } from '../../runtime/ui/MenuBar.tsx'
import { NavigationTree } from '../../runtime/ui/NavigationTree.tsx'
import { RowCard, RowCardList } from '../../runtime/ui/RowCard.tsx'
import { Skeleton } from '../../runtime/ui/Skeleton.tsx'

const nothing = () => undefined

it('only the chosen filter tab has a line below it', async () => {
  await show(
    <FilterTabs
      label="Status"
      tabs={[
        { id: 'waiting', label: 'Waiting', open: true },
        { id: 'paid', label: 'Paid', open: false },
      ]}
      onOpen={nothing}
    />,
  )
  const lineOf = (name: string) =>
    getComputedStyle(page.getByRole('button', { name }).element()).borderBlockEndColor
  const surface = getComputedStyle(document.documentElement).backgroundColor
  expect(lineOf('Waiting')).not.toBe(lineOf('Paid'))
  expect([surface, 'rgb(255, 255, 255)']).toContain(lineOf('Paid'))
})

it('the current area has a line below it', async () => {
  await show(
    <MenuBar
      label="Areas"
      current="/refunds"
      entries={[
        { id: 'home', label: 'Home', href: '/', entries: [] },
        { id: 'refunds', label: 'Refunds', href: '/refunds', entries: [] },
      ]}
    />,
  )
  const area = page.getByRole('link', { name: 'Refunds' })
  await expect.element(area).toHaveAttribute('aria-current')
  const line = getComputedStyle(area.element(), '::after').backgroundColor
  expect(line).not.toBe('rgb(255, 255, 255)')
})

it('the current screen has a line beside it, which does not move its name', async () => {
  const screens = ['Payments', 'Transfers'].map(label => ({
    id: label,
    label,
    href: `/${label}`,
    entries: [],
  }))
  await show(<NavigationTree label="Screens" current="/Payments" entries={screens} />)
  const current = page.getByRole('link', { name: 'Payments' })
  await expect.element(current).toHaveAttribute('aria-current', 'page')
  expect(getComputedStyle(current.element()).borderInlineStartWidth).toBe('3px')
  expect(startOf('Payments')).toBe(startOf('Transfers'))
})

it('the buttons of a card start where its title does', async () => {
  const more = [{ key: 'amount', label: 'Amount', value: '12.00 GBP' }]
  await show(
    <RowCardList label="Refunds">
      <RowCard name="2887" position={0} title="2887" state={null} values={[]} more={more} />
    </RowCardList>,
  )
  const button = page.getByRole('button', { name: 'Show more of 2887' }).element()
  expect(button.getBoundingClientRect().left).toBe(startOf('2887'))
})

it('the placeholder of a field is an outline', async () => {
  await show(<Skeleton height="2rem" />)
  const { backgroundColor, borderTopWidth } = getComputedStyle(
    document.querySelector('[aria-hidden="true"]') ?? document.body,
  )
  expect([backgroundColor, borderTopWidth]).toEqual(['rgb(255, 255, 255)', '1px'])
})

it('the command under the pointer has an outline', async () => {
  await show(<Menu label="More" trigger="…" items={[{ id: 'print', label: 'Print', onSelect: nothing }]} />)
  await page.getByRole('button', { name: 'More' }).click()
  const command = page.getByRole('menuitem', { name: 'Print' })
  await command.hover()
  expect(getComputedStyle(command.element()).outlineStyle).toBe('solid')
})

function startOf(name: string): number {
  const text = document.createRange()
  text.selectNodeContents(page.getByText(name, { exact: true }).element())
  return text.getBoundingClientRect().left
}

async function show(view: ReactNode): Promise<void> {
  const force = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await force('active')
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(async () => {
    root.unmount()
    element.remove()
    await force('none')
  })
  await vi.waitFor(() => expect(matchMedia('(forced-colors: active)').matches).toBe(true))
  root.render(view)
  await expect.poll(() => element.childElementCount).toBeGreaterThan(0)
}
