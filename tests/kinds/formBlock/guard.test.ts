import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { field, showForm } from './showForm.ts'

describe('the guard', () => {
  it('asks before what is typed is left for another screen', async () => {
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

  it('lets what was not changed go, and another filter of the same screen too', async () => {
    const shown = await showForm()
    await shown.router.navigate('/elsewhere')
    expect(shown.router.state.location.pathname).toBe('/elsewhere')
    await field('Name').fill('Nour Saleh')
    await shown.router.navigate('/elsewhere?page=2')
    expect(shown.router.state.location.search).toBe('?page=2')
  })

  it('asks before the tab is closed', async () => {
    await showForm()
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leave()).toBe(false)
    await field('Name').fill('Nour Saleh')
    expect(leave()).toBe(true)
  })
})
