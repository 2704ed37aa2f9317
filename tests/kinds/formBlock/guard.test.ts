import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Block } from '../../../schemas/index.ts'
import { addressForm, cities, customer } from '../../../stories/fixtures/addressForm.ts'
import { mapMemory } from '../mapMemory.ts'
import { showBlock } from '../showBlock.tsx'
import { button, field, refused, showForm } from './showForm.ts'

describe('unsaved changes guard', () => {
  it('asks before typed values are left for another screen', async () => {
    const shown = await showForm()
    await field('Name').fill('Nour Saleh')
    const gone = shown.router.navigate('/elsewhere')
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await gone
    await expect.element(dialog).not.toBeInTheDocument()
    expect(shown.router.state.location.pathname).toBe('/refunds')
    await shown.router.navigate('/elsewhere')
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe('/elsewhere'))
  })

  it('navigates once when Leave is pressed twice', async () => {
    const shown = await showForm()
    await field('Name').fill('Nour Saleh')
    await shown.router.navigate('/elsewhere')
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    const leave = dialog.getByRole('button', { name: 'Leave' })
    await expect.element(leave).toBeVisible()
    const thrown: string[] = []
    const note = (event: ErrorEvent) => {
      event.preventDefault()
      thrown.push(event.message)
    }
    addEventListener('error', note)
    const button = leave.element()
    for (let press = 0; press < 2; press++) if (button instanceof HTMLElement) button.click()
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe('/elsewhere'))
    removeEventListener('error', note)
    expect(thrown).toEqual([])
  })

  it('does not ask for an unchanged form, or for another filter of the same screen', async () => {
    const shown = await showForm()
    await shown.router.navigate('/elsewhere')
    expect(shown.router.state.location.pathname).toBe('/elsewhere')
    await field('Name').fill('Nour Saleh')
    await shown.router.navigate('/elsewhere?page=2')
    expect(shown.router.state.location.search).toBe('?page=2')
  })

  it('asks before the tab of the form is left, and for no other tab', async () => {
    await page.viewport(1280, 900)
    const tabs = (first: string, body: Extract<Block, { kind: 'form' | 'text' }>[]): Block => ({
      kind: 'tabs',
      tabs: [
        { id: 'first', label: first, body },
        { id: 'more', label: `More of ${first}`, body: [{ kind: 'text', text: `All of ${first}` }] },
      ],
    })
    const shown = showBlock(
      [
        tabs('customer', [{ kind: 'form', form: addressForm }]),
        tabs('orders', [{ kind: 'text', text: 'Two orders' }]),
      ],
      { loads: { customer, cities }, user: 'nour', memory: mapMemory() },
    )
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await field('Name').fill('Nour Saleh')
    await tab('More of customer').click()
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(field('Name')).toHaveValue('Nour Saleh')
    await expect.element(tab('More of customer')).toHaveFocus()
    await tab('More of orders').click()
    await expect.element(page.getByText('All of orders')).toBeVisible()
    expect(shown.search()).toBe('tab2=more')
    await tab('More of customer').click()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect.element(page.getByText('All of customer')).toBeVisible()
    await tab('customer').click()
    await expect.element(page.getByText('Draft restored')).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Nour Saleh')
  })

  it('asks while the form is being sent only for values without a draft', async () => {
    const shown = await showForm({ memory: mapMemory() })
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await shown.router.navigate('/elsewhere')
    expect(shown.router.state.location.pathname).toBe('/elsewhere')
    shown.server.reply(0, refused(500, {}))
    await expect.element(button('Save')).toBeEnabled()
    await field('Pin').fill('9876')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(2))
    await shown.router.navigate('/refunds')
    await expect
      .element(dialog.getByText('Your changes are kept as a draft in this browser, except: Pin.'))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await vi.waitFor(() => expect(shown.router.state.location.pathname).toBe('/refunds'))
  })

  it('asks before the browser tab is closed, unless the session has ended', async () => {
    const shown = await showForm({ token: 'x' })
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    await field('Name').fill('Nour Saleh')
    expect(leave()).toBe(true)
    // The way to the login: what is typed waits as a draft.
    shown.shell.ports.session.close()
    expect(leave()).toBe(false)
  })
})
