import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createEdits, type Edits, EditsContext } from '../../runtime/kinds/blocks/grid/EditsContext.ts'
import { CellView } from '../../runtime/kinds/cells/CellBoundary.tsx'
import { cellKinds } from '../../runtime/kinds/cells/cellKinds.ts'
import { cellKind } from '../../runtime/kinds/resolveKind.ts'
import { type CellKind } from '../../schemas/index.ts'
import { fetchEveryPart } from '../../stories/fixtures/fetchEveryPart.ts'
import { refundStatus } from '../../stories/fixtures/refundGrid.ts'
import { showBlock } from './showBlock.tsx'

const cells = {
  action: { kind: 'action', action: 'Look' },
  boolean: { kind: 'boolean' },
  comments: { kind: 'comments', entity: 'item' },
  date: { kind: 'date' },
  input: { kind: 'input', name: 'comment', label: 'Comment' },
  link: { kind: 'link', to: 'refund', params: { id: 'idRefund' } },
  list: { kind: 'list' },
  money: { kind: 'money', currency: 'currency' },
  number: { kind: 'number', unit: 'days' },
  numericInput: { kind: 'numericInput', name: 'part', label: 'Part', min: 0, max: 100, decimals: 2 },
  progress: { kind: 'progress', total: 'total' },
  status: refundStatus,
  text: { kind: 'text' },
} as const
const kinds = Object.keys(cells) as CellKind[]
/** An input is empty where the others say so. */
const shown = kinds.filter(kind => kind !== 'input' && kind !== 'numericInput')

beforeAll(fetchEveryPart)

function show(
  kind: CellKind,
  value: unknown,
  row: Readonly<Record<string, unknown>> = {},
  resources = ['refunds'],
) {
  return showBlock([], {
    resources,
    children: (
      <div data-testid="cell">
        <CellView cell={cells[kind]} value={value} row={row} />
      </div>
    ),
  })
}
const cell = () => page.getByTestId('cell')

function drawTargets(row: Readonly<Record<string, unknown>>) {
  const to = [
    { when: { field: 'type', is: 'refund' }, screen: 'refund', params: { id: 'idRecord' } },
    { when: { field: 'type', is: 'list' }, screen: 'refunds', query: { status: { value: 'open' } } },
  ]
  showBlock([], {
    resources: ['refunds'],
    children: (
      <div data-testid="cell">
        <CellView cell={{ kind: 'link', to }} value="Record" row={row} />
      </div>
    ),
  })
}

function drawQuery(row: Readonly<Record<string, unknown>>) {
  const query = { customerName: 'customer', status: { value: 'open' } }
  showBlock([], {
    resources: ['refunds'],
    children: (
      <div data-testid="cell">
        <CellView cell={{ kind: 'link', to: 'refunds', query }} value={3} row={row} />
      </div>
    ),
  })
}

describe('date cell', () => {
  it('is written left-to-right in any context', async () => {
    show('date', '2026-11-20')
    const date = page.getByText('2026-11-20')
    await expect.element(date).toBeVisible()
    expect(getComputedStyle(date.element()).direction).toBe('ltr')
    document.documentElement.dir = 'rtl'
    try {
      expect(getComputedStyle(cell().element()).direction).toBe('rtl')
      expect(getComputedStyle(date.element())).toMatchObject({ direction: 'ltr', unicodeBidi: 'isolate' })
    } finally {
      document.documentElement.removeAttribute('dir')
    }
  })
})

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
    const { text: textOf } = cellKind(cellKinds, cells[kind])
    expect(textOf(cells[kind], value, row)).toBe(text)
  })
})

describe('link cell', () => {
  it('opens its screen with the fields of the row as parameters', async () => {
    show('link', 'Refund 7', { idRefund: '7/8' })
    await expect
      .element(page.getByRole('link', { name: 'Refund 7' }))
      .toHaveAttribute('href', '/refunds/7%2F8')
  })

  it('adds values of the row and its definition to the query of a list', async () => {
    drawQuery({ customer: 'A & B' })
    await expect
      .element(page.getByRole('link', { name: '3' }))
      .toHaveAttribute('href', '/refunds?customerName=A+%26+B&status=open')
  })

  it.each([
    ['refund', '/refunds/7'],
    ['list', '/refunds?status=open'],
  ])('opens the first of several screens that is for its row: %s', async (type, href) => {
    drawTargets({ type, idRecord: 7 })
    await expect.element(page.getByRole('link', { name: 'Record' })).toHaveAttribute('href', href)
  })

  it('is plain text if none of several screens is for its row', async () => {
    drawTargets({ type: 'other', idRecord: 7 })
    await expect.element(page.getByTestId('cell')).toHaveTextContent('Record')
    expect(page.getByRole('link').query()).toBeNull()
  })

  it('is plain text if a field of its query is empty', async () => {
    drawQuery({ customer: null })
    await expect.element(page.getByTestId('cell')).toHaveTextContent('3')
    expect(page.getByRole('link').query()).toBeNull()
  })

  it('is plain text for a user who may not open the screen', async () => {
    show('link', 'Refund 7', { idRefund: 7 }, [])
    await expect.element(cell()).toHaveTextContent('Refund 7')
    expect(page.getByRole('link').query()).toBeNull()
  })

  it('is plain text if a parameter of the path is missing', async () => {
    show('link', 'Refund 7', { idRefund: null })
    await expect.element(cell()).toHaveTextContent('Refund 7')
    expect(page.getByRole('link').query()).toBeNull()
  })
})

describe('status cell', () => {
  it('shows an unlisted value unchanged, in the neutral tone', async () => {
    show('status', 'constructor')
    await expect.element(page.getByText('constructor')).toHaveAttribute('data-tone', 'neutral')
  })
})

describe('input cell', () => {
  const edits = () => createEdits(row => String(row.id))
  function inputs(held: Edits, ids: readonly number[]) {
    return showBlock([], {
      children: (
        <EditsContext value={held}>
          {ids.map(id => (
            <div key={id} data-testid={`row ${id}`}>
              <CellView cell={cells.input} value="as served" row={{ id }} />
              <CellView cell={cells.numericInput} value={null} row={{ id }} />
            </div>
          ))}
        </EditsContext>
      ),
    })
  }
  const comment = (id: number) => page.getByTestId(`row ${id}`).getByRole('textbox', { name: 'Comment' })
  const part = (id: number) => page.getByTestId(`row ${id}`).getByRole('textbox', { name: 'Part' })

  it('starts with the value of the row and keeps the typed value for its row only', async () => {
    const held = edits()
    inputs(held, [1, 2])
    await expect.element(comment(1)).toHaveValue('as served')
    await comment(1).fill('typed')
    await expect.element(comment(1)).toHaveValue('typed')
    await expect.element(comment(2)).toHaveValue('as served')
    expect(held.values).toEqual({ '1': { comment: 'typed' } })
  })

  it('shows the typed value when its row is shown again, and the value of the row once it is discarded', async () => {
    const held = edits()
    held.set('1', 'comment', 'before')
    inputs(held, [1])
    await expect.element(comment(1)).toHaveValue('before')
    held.clear(['2'])
    await expect.element(comment(1)).toHaveValue('before')
    held.clear(['1'])
    await expect.element(comment(1)).toHaveValue('as served')
    expect(held.values).toEqual({})
  })

  it('marks a number outside its limits as invalid without changing it', async () => {
    const held = edits()
    inputs(held, [1])
    await part(1).fill('250')
    comment(1).element().focus()
    const left = page.getByRole('textbox', { name: 'Part, From 0 to 100.' })
    await expect.element(left).toHaveValue('250')
    await expect.element(left).toHaveAttribute('aria-invalid', 'true')
    expect(held.values).toEqual({ '1': { part: '250' } })
  })

  it('leaves up, down, Tab and Escape to the grid, and no other key', async () => {
    const heard: string[] = []
    const listen = ({ key }: KeyboardEvent) => heard.push(key)
    showBlock([], {
      children: (
        // biome-ignore lint/a11y/noStaticElementInteractions: represents the cell of a grid
        <div onKeyDown={({ nativeEvent }) => listen(nativeEvent)} data-testid="row 1">
          <CellView cell={cells.input} value="" row={{ id: 1 }} />
        </div>
      ),
    })
    await comment(1).click()
    await userEvent.keyboard('x j{ArrowLeft}{ArrowRight}{Home}{ArrowUp}{ArrowDown}{Escape}')
    expect(heard).toEqual(['ArrowUp', 'ArrowDown', 'Escape'])
    await expect.element(comment(1)).toHaveValue('x j')
  })
})

describe('progress cell', () => {
  const bar = () => cell().element().querySelector('progress')

  it('shows the progress in words and as a bar', async () => {
    show('progress', '3', { total: 4 })
    await expect.element(cell()).toHaveTextContent('3 of 4')
    expect(bar()?.value).toBe(0.75)
    expect(bar()?.getAttribute('aria-hidden')).toBe('true')
  })

  it('shows only the number if the total is unknown', async () => {
    show('progress', 9, { total: null })
    await expect.element(cell()).toHaveTextContent('9')
    expect(bar()).toBeNull()
  })
})
