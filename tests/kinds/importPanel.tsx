import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { answerServices, serviceGrid } from '../../stories/fixtures/serviceGrid.ts'
import { type Shown, showBlock } from './showBlock.tsx'

export const path = '/api/mass-import/import/7'
export const show = (answers: Parameters<typeof answerServices>[0] = {}, grid = serviceGrid) =>
  showBlock([{ kind: 'grid', grid }], { answer: answerServices(answers) })
export const sent = (shown: Shown): HttpCall[] => shown.calls.filter(call => call.path === path)
export const gridCalls = (shown: Shown) =>
  shown.calls.filter(call => call.path === '/api/refunds/grid').length
export const opener = () => page.getByRole('button', { name: 'Import refunds' })
export const panel = () => page.getByRole('dialog', { name: 'Import refunds' })
export const upload = () => panel().getByRole('button', { name: 'Upload' })
export const chooser = () => panel().getByLabelText(/^CSV file/)
export const refusal = () => panel().getByRole('alert')
export const dialog = () => page.getByRole('dialog', { name: /^The server refused/ })
export const good = 'orderNr,amount,note\n536365,-12.50,damaged\n536372,3,\n'
export const csv = (content: BlobPart, name = 'refunds.csv') =>
  new File([content], name, { type: 'text/csv' })

export async function open(...parts: Parameters<typeof show>) {
  const shown = show(...parts)
  await opener().click()
  await expect.element(panel()).toBeVisible()
  return shown
}

export async function choose(file: File) {
  await userEvent.upload(chooser(), file)
}

export function drop(file: File) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  chooser().element().closest('div')?.dispatchEvent(event)
}

export async function ready(file: File = csv(good)) {
  await choose(file)
  await expect.element(panel().getByText(/no problems found/)).toBeVisible()
}
