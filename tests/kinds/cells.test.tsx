import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cellKinds } from '../../runtime/kinds/cells/cellKinds.ts'
import { type CellKindOf } from '../../runtime/kinds/kinds.ts'
import { type CellKind } from '../../schemas/index.ts'
import { refundStatus } from '../../stories/fixtures/refundGrid.ts'
import { showBlock } from './showBlock.tsx'

const cells = {
  boolean: { kind: 'boolean' },
  date: { kind: 'date' },
  input: { kind: 'input', name: 'comment', label: 'Comment' },
  link: { kind: 'link', to: 'refund', params: { id: 'idRefund' } },
  list: { kind: 'list' },
  money: { kind: 'money', currency: 'currency' },
  number: { kind: 'number', unit: 'days' },
  numericInput: { kind: 'numericInput', name: 'part', label: 'Part', min: 0, max: 100, decimals: 2 },
  status: refundStatus,
  text: { kind: 'text' },
} as const
const kinds = Object.keys(cells) as CellKind[]
/** An input is empty where the others say so. */
const shown = kinds.filter(kind => kind !== 'input' && kind !== 'numericInput')

function show(
  kind: CellKind,
  value: unknown,
  row: Readonly<Record<string, unknown>> = {},
  resources = ['refunds'],
) {
  const { View } = cellKinds[kind] as CellKindOf<CellKind>
  return showBlock([], {
    resources,
    children: (
      <div data-testid="cell">
        <View cell={cells[kind]} value={value} row={row} />
      </div>
    ),
  })
}
const cell = () => page.getByTestId('cell')

describe('every cell', () => {
  it.each(shown.flatMap(kind => [undefined, null, ''].map(value => [kind, value] as const)))(
    "of kind %s shows '-' for %j",
    async (kind, value) => {
      show(kind, value, { idRefund: 1, currency: 'AED' })
      await expect.element(cell()).toHaveTextContent('-')
      expect(cell().element().textContent).toBe('-')
    },
  )

  it.each([
    ['boolean', 1, 'Yes'],
    ['boolean', 'false', 'No'],
    ['boolean', 'maybe', 'maybe'],
    ['date', '2026-11-20', '2026-11-20'],
    ['link', 50_213, '50213'],
    ['money', -1234.5, '-1,234.50 AED'],
    ['number', '12', '12 days'],
    ['status', 'paid', 'Paid'],
    ['text', 'one\r\ntwo', 'one two'],
  ] as const)('of kind %s draws what its text says', async (kind, value, text) => {
    const row = { idRefund: 50_213, currency: 'AED' }
    show(kind, value, row)
    await expect.element(cell()).toHaveTextContent(text)
    const { text: textOf } = cellKinds[kind] as CellKindOf<CellKind>
    expect(textOf(cells[kind], value, row)).toBe(text)
  })
})

describe('a link', () => {
  it('leads to its screen with the fields of the row as parameters', async () => {
    show('link', 'Refund 7', { idRefund: '7/8' })
    await expect
      .element(page.getByRole('link', { name: 'Refund 7' }))
      .toHaveAttribute('href', '/refunds/7%2F8')
  })

  it('is plain text for a user who may not open the screen', async () => {
    show('link', 'Refund 7', { idRefund: 7 }, [])
    await expect.element(cell()).toHaveTextContent('Refund 7')
    expect(page.getByRole('link').query()).toBeNull()
  })

  it('is plain text where a parameter of the path is missing', async () => {
    show('link', 'Refund 7', { idRefund: null })
    await expect.element(cell()).toHaveTextContent('Refund 7')
    expect(page.getByRole('link').query()).toBeNull()
  })
})

describe('a state', () => {
  it('that is not listed is shown as it is, in the neutral tone', async () => {
    show('status', 'constructor')
    await expect.element(page.getByText('constructor')).toHaveAttribute('data-tone', 'neutral')
  })
})
