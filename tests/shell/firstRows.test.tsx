import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { held, ok, openConsole } from './openConsole.tsx'

/** Whether the place of rows on their way was in the page since, however short. */
function watchPlaces(): () => boolean {
  let seen = false
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && (node.matches(place) || node.querySelector(place))) seen = true
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => seen
}

const place = '[class*="skeletonRow"]'
const row = page.getByRole('gridcell', { name: '7', exact: true })

describe('first rows of a screen', () => {
  it('are drawn with the screen if they have arrived, and requested once', async () => {
    const placed = watchPlaces()
    const opened = openConsole('/list', { token: 't' })
    await expect.element(row).toBeVisible()
    await expect.element(page.getByText('Page 1 of 1.')).toBeInTheDocument()
    expect(placed()).toBe(false)
    expect(opened.calls.filter(call => call === 'POST /api/list/grid')).toHaveLength(1)
  })

  it('have reserved space while they load', async () => {
    const placed = watchPlaces()
    const rows = held()
    openConsole('/list', { token: 't', answers: { 'POST /api/list/grid': rows.answer } })
    await vi.waitFor(() => expect(placed()).toBe(true))
    rows.give(ok({ data: [{ id: 7 }], rowCount: 1 }))
    await expect.element(row).toBeVisible()
  })

  it('are an error if the reply is invalid', async () => {
    const opened = openConsole('/list', { token: 't', answers: { 'POST /api/list/grid': ok({}) } })
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(opened.calls.filter(call => call === 'POST /api/list/grid')).toHaveLength(1)
  })
})
