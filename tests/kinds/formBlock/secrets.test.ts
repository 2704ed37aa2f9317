import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Form } from '../../../schemas/index.ts'
import { addressForm } from '../../../stories/fixtures/addressForm.ts'
import { mapMemory } from '../mapMemory.ts'
import { button, field, showForm } from './showForm.ts'

describe('masked field', () => {
  const secretForm: Form = {
    ...addressForm,
    fields: addressForm.fields.map(one =>
      one.name === 'pin' ? { kind: 'text', name: 'pin', label: 'Pin', masked: true } : one,
    ),
  }
  const pin = page.getByLabelText('Pin', { exact: true })

  it('shows dots until a button reveals the text, and is sent as typed', async () => {
    const { server } = await showForm({}, secretForm)
    await pin.fill('98 76')
    await expect.element(pin).toHaveAttribute('type', 'password')
    await button('Show Pin').click()
    await expect.element(pin).toHaveAttribute('type', 'text')
    await button('Show Pin').click()
    await expect.element(pin).toHaveAttribute('type', 'password')
    await button('Save').click()
    await vi.waitFor(() => expect(server.calls[0]?.body).toMatchObject({ pin: '98 76' }))
  })

  it('is never stored in a draft, without being marked as sensitive', async () => {
    const memory = mapMemory()
    const shown = await showForm({ memory }, secretForm)
    await field('Name').fill('Half')
    await pin.fill('98 76')
    shown.clock.advance(300)
    const kept = [...memory.entries()].map(([, text]) => text).join()
    expect(kept).toContain('Half')
    expect(kept).not.toContain('98 76')
  })

  it('is masked in a read view too', async () => {
    const filled: Form = {
      ...secretForm,
      readView: true,
      fields: secretForm.fields.map(one => (one.name === 'name' ? { ...one, masked: true } : one)),
    }
    await showForm({}, filled)
    await expect.element(page.getByText('••••••••')).toBeVisible()
    expect(page.getByText('Nour Haddad').query()).toBeNull()
  })
})
