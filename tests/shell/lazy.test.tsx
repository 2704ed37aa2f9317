import { Suspense, use } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Lazy, lazy } from '../../runtime/shell/calls/lazy.ts'

function Drawn({ part }: { part: Lazy<string> }) {
  return <p>{use(part.fetch())}</p>
}

const waiting = vi.fn(() => <p>waiting</p>)
const Waiting = () => waiting()

function show(part: Lazy<string>) {
  waiting.mockClear()
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(
    <Suspense fallback={<Waiting />}>
      <Drawn part={part} />
    </Suspense>,
  )
}

describe('lazily loaded component', () => {
  it('suspends without a warning of React, and then renders at once', async () => {
    const complaints = vi.spyOn(console, 'error')
    const part = lazy(
      async () => ({ text: 'the part' }),
      ({ text }) => text,
    )
    show(part)
    await expect.element(page.getByText('the part')).toBeVisible()
    expect(waiting).toHaveBeenCalled()
    show(part)
    await expect.poll(() => page.getByText('the part').elements().length).toBe(2)
    expect(waiting).not.toHaveBeenCalled()
    expect(complaints.mock.calls).toEqual([])
  })

  it('renders at once if it was prefetched', async () => {
    const part = lazy(async () => 'the part')
    await part.fetch()
    show(part)
    await expect.element(page.getByText('the part')).toBeVisible()
    expect(waiting).not.toHaveBeenCalled()
  })

  it('is requested again after a failure', async () => {
    const fetchPart = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone'))
    fetchPart.mockResolvedValue('the part')
    const part = lazy(fetchPart)
    await expect(part.fetch()).rejects.toThrow()
    expect(part.value).toBeUndefined()
    await expect(part.fetch()).resolves.toBe('the part')
    expect(part.value).toBe('the part')
  })
})
