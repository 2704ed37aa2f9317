import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { profileAtom } from '../../../runtime/shell/session/profileAtom.ts'
import { cities, customer } from '../../../stories/fixtures/addressForm.ts'
import { mapMemory } from '../mapMemory.ts'
import { button, field, good, showForm } from './showForm.ts'

describe('a draft', () => {
  it('survives a reload, is offered visibly, and can be discarded', async () => {
    const memory = mapMemory()
    const first = await showForm({ memory })
    await field('Name').fill('Half a na')
    first.clock.advance(300)
    expect([...memory.entries()].map(([, text]) => text).join()).toContain('Half a na')
    document.body.replaceChildren()
    await showForm({ memory })
    await expect.element(page.getByText('Draft restored')).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Half a na')
    await button('Discard').click()
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
    await expect.element(page.getByText('Draft restored')).not.toBeInTheDocument()
    expect([...memory.entries()]).toEqual([])
  })

  it('never holds fields marked sensitive, and says which when it is restored', async () => {
    const memory = mapMemory()
    const shown = await showForm({ memory })
    await field('Name').fill('Half')
    await field('Pin').fill('9876')
    shown.clock.advance(300)
    const kept = [...memory.entries()].map(([, text]) => text).join()
    expect(kept).toContain('Half')
    expect(kept).not.toContain('9876')
    document.body.replaceChildren()
    await showForm({ memory })
    await expect.element(field('Name')).toHaveValue('Half')
    await expect.element(page.getByText('Kept in no draft, so as it was before: Pin.')).toBeVisible()
  })

  it('says that the record has changed since, when it has another version', async () => {
    const memory = mapMemory()
    const first = await showForm({ memory })
    await field('Name').fill('Half')
    first.clock.advance(300)
    document.body.replaceChildren()
    await showForm({ memory })
    await expect.element(page.getByText(/It is not saved yet\./)).toBeVisible()
    document.body.replaceChildren()
    await showForm({ memory, loads: { customer: { ...customer, version: 9 }, cities } })
    await expect.element(page.getByText(/the record has changed since\./)).toBeVisible()
    await expect.element(field('Name')).toHaveValue('Half')
  })

  it('is gone after success', async () => {
    const memory = mapMemory()
    const shown = await showForm({ memory })
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect([...memory.entries()]).toHaveLength(1)
    shown.server.reply(0, good())
    await vi.waitFor(() => expect([...memory.entries()]).toEqual([]))
  })

  it('is left after success of what was typed while it was sent', async () => {
    const memory = mapMemory()
    const shown = await showForm({ memory })
    await field('Name').fill('Nour Saleh')
    await button('Save').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await field('Notes').fill('Typed since')
    shown.server.reply(0, good('Saved.'))
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    const kept = [...memory.entries()].map(([, text]) => text).join()
    expect(kept).toContain('Typed since')
    expect(kept).not.toContain('Nour Saleh')
  })

  it('is not laid over what was typed before it was known who the user is', async () => {
    const memory = mapMemory()
    const first = await showForm({ memory })
    await field('Name').fill('Half')
    first.clock.advance(300)
    document.body.replaceChildren()
    const shown = await showForm({ memory, user: '' })
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
    await field('Notes').fill('Ring four times.')
    shown.shell.store.set(profileAtom, { name: 'nour', email: '' })
    await shown.clock.pass(0)
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
    await expect.element(field('Notes')).toHaveValue('Ring four times.')
  })

  it('is filled in as soon as it is known who the user is', async () => {
    const memory = mapMemory()
    const first = await showForm({ memory })
    await field('Name').fill('Half')
    first.clock.advance(300)
    document.body.replaceChildren()
    const shown = await showForm({ memory, user: '' })
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
    shown.shell.store.set(profileAtom, { name: 'nour', email: '' })
    await expect.element(field('Name')).toHaveValue('Half')
  })

  it('is that of its user, form and record', async () => {
    const memory = mapMemory()
    const first = await showForm({ memory })
    await field('Name').fill('Half')
    first.clock.advance(300)
    document.body.replaceChildren()
    await showForm({ memory, user: 'omar' })
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
    document.body.replaceChildren()
    await showForm({ memory, loads: { customer: { ...customer, id: 18 }, cities } })
    await expect.element(field('Name')).toHaveValue('Nour Haddad')
  })
})
