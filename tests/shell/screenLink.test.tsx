import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ScreenLink } from '../../runtime/shell/frame/ScreenLink.tsx'
import { type LinkProps } from '../../runtime/ui/link.tsx'
import { showBlock } from '../kinds/showBlock.tsx'

const link = () => page.getByRole('link', { name: 'Refund 7' })
const drawn = vi.fn()

/** A link on a page of its own; what the page would load is kept from it. */
async function show(more: Partial<LinkProps> = {}) {
  const left = vi.fn((event: Event) => event.preventDefault())
  drawn.mockClear()
  const shown = showBlock([], {
    children: (
      // biome-ignore lint/a11y/noStaticElementInteractions: represents the page, which handles the click last
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above
      <div onClick={event => event.defaultPrevented || left(event.nativeEvent)}>
        <Profiler id="link" onRender={drawn}>
          <ScreenLink href="/refunds/7" {...more}>
            Refund 7
          </ScreenLink>
        </Profiler>
      </div>
    ),
  })
  await expect.element(link()).toBeVisible()
  const { router } = shown
  return { left, router, at: () => router.state.location.pathname }
}

describe('screen link', () => {
  it('opens the screen without loading the page', async () => {
    const { at, left } = await show()
    await link().click()
    await vi.waitFor(() => expect(at()).toBe('/refunds/7'))
    expect(left).not.toHaveBeenCalled()
  })

  it.each(['Control', 'Shift', 'Alt', 'Meta'])('leaves a click with %s to the browser', async key => {
    const { at, left } = await show()
    await userEvent.keyboard(`{${key}>}`)
    await link().click()
    await userEvent.keyboard(`{/${key}}`)
    expect(left).toHaveBeenCalledOnce()
    expect(at()).toBe('/refunds')
  })

  it('leaves a link with a target to the browser', async () => {
    const { at, left } = await show({ target: '_blank' })
    await link().click()
    expect(left).toHaveBeenCalledOnce()
    expect(at()).toBe('/refunds')
  })

  it('does not navigate if its click handler prevents it', async () => {
    const { at, left } = await show({ onClick: event => event.preventDefault() })
    await link().click()
    expect(left).not.toHaveBeenCalled()
    expect(at()).toBe('/refunds')
  })

  it('is not rendered again when the address changes', async () => {
    const { router } = await show()
    const before = drawn.mock.calls.length
    await router.navigate('/refunds?page=2')
    await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'))
    expect(drawn.mock.calls.length).toBe(before)
  })
})

describe('link to the current address', () => {
  it('adds no entry to the history', async () => {
    // The address of the stage.
    const { router } = await show({ href: '/login' })
    const actions: string[] = []
    router.subscribe(({ historyAction }) => actions.push(historyAction))
    await link().click()
    await vi.waitFor(() => expect(actions.at(-1)).toBe('REPLACE'))
  })
})
