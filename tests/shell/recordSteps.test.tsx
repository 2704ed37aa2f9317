import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { valueAt } from '../../runtime/core/valueAt.ts'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { ok, openConsole } from './openConsole.tsx'

const numbers = Array.from({ length: 12 }, (_, at) => 101 + at)
const details = Object.fromEntries(
  numbers.flatMap(id => [
    [`GET /api/list/${id}`, ok({ data: { name: `Thing ${id}` } })],
    [`GET /api/list/${id}/extra`, ok({})],
  ]),
)

function answerList({ body }: HttpCall) {
  const offset = Number(valueAt(body, 'options.pagination.offset') ?? 0)
  const data = numbers.slice(offset, offset + 10).map(id => ({ id }))
  return ok({ data, rowCount: numbers.length })
}

async function openThing(id: number, answer: (call: HttpCall) => ReturnType<typeof answerList> = answerList) {
  const opened = openConsole('/list', { token: 't', answers: { ...details, 'POST /api/list/grid': answer } })
  await page.getByRole('link', { name: String(id), exact: true }).click()
  await expect.element(page.getByText(`Thing ${id}`)).toBeVisible()
  return opened
}

const steps = () => page.getByRole('navigation', { name: 'Records of the list' })
const press = (name: string) => steps().getByRole('button', { name }).click()

describe('a record that was opened from a list', () => {
  it('says where it is in the list, and leads to the records beside it', async () => {
    const opened = await openThing(102)
    await expect.element(steps()).toHaveTextContent('2 of 12')
    await press('Next record')
    await expect.element(page.getByText('Thing 103')).toBeVisible()
    expect(opened.path()).toBe('/list/103')
    await press('Previous record')
    await press('Previous record')
    await expect.element(page.getByText('Thing 101')).toBeVisible()
    await expect
      .element(steps().getByRole('button', { name: 'Previous record' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('leads on to the records of the next page', async () => {
    const opened = await openThing(110)
    await press('Next record')
    await expect.element(page.getByText('Thing 111')).toBeVisible()
    await expect.element(steps()).toHaveTextContent('11 of 12')
    expect(opened.calls.filter(call => call === 'POST /api/list/grid')).toHaveLength(2)
    await press('Previous record')
    await expect.element(page.getByText('Thing 110')).toBeVisible()
  })

  it('is left for the next and the previous one by the keys J and K', async () => {
    await openThing(101)
    await userEvent.keyboard('j')
    await expect.element(page.getByText('Thing 102')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(page.getByText('Thing 101')).toBeVisible()
  })

  it('is the marked one when the user comes back to the list', async () => {
    await openThing(102)
    await press('Next record')
    await expect.element(page.getByText('Thing 103')).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'List' }).click()
    await expect.element(page.getByRole('link', { name: '103' })).toBeVisible()
    const marked = () => [...document.querySelectorAll('.console-row-opened')].map(row => row.textContent)
    await vi.waitFor(() => expect(marked()).toEqual(['103']))
  })

  it('stays open when the next page cannot be had', async () => {
    let asked = 0
    const opened = await openThing(110, call => {
      asked += 1
      return asked === 1 ? answerList(call) : ok({ success: false, message: 'Not now.' })
    })
    await press('Next record')
    await vi.waitFor(() => expect(asked).toBe(2))
    await expect.element(page.getByText('Thing 110')).toBeVisible()
    expect(opened.path()).toBe('/list/110')
  })
})

it('a record that was opened by its address has no records beside it', async () => {
  openConsole('/list/102', { token: 't', answers: details })
  await expect.element(page.getByText('Thing 102')).toBeVisible()
  expect(steps().query()).toBeNull()
})
