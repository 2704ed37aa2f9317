import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type Block, type Screen } from '../../schemas/index.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { openConsole } from '../shell/openConsole.tsx'
import { tableOf } from '../shell/screens.ts'
import { showBlock } from './showBlock.tsx'

const access = { resource: 'money' }
const text = (words: string) => ({ kind: 'text', text: words }) as const
const answer = ({ path }: HttpCall) => ({
  ok: true as const,
  status: 200,
  data: path.endsWith('grid') ? { data: [], rowCount: 0 } : { note: 'A call of its own' },
})

const list = {
  kind: 'grid',
  grid: { ...refundGrid, id: 'guarded', source: '/api/guarded/grid' },
  access,
} satisfies Block
const guarded: Block[] = [
  { kind: 'details', heading: 'Own', get: '/api/own', fields: [{ field: 'note', label: 'Note' }], access },
  list,
  { kind: 'tiles', tiles: [{ label: 'To send', to: 'refunds', get: '/api/tile' }], access },
  { kind: 'comments', entity: 'refund', id: { param: 'id' }, inline: true, access },
  {
    kind: 'expandable',
    title: 'Folded',
    body: [{ kind: 'attachments', entity: 'refund', id: { param: 'id' }, access }],
  },
  text('For everybody'),
]

describe('access of a block', () => {
  it('leaves it out with its calls for users without the resource', async () => {
    const { calls } = showBlock(guarded, { answer })
    await expect.element(page.getByText('For everybody')).toBeVisible()
    expect(page.getByRole('heading').elements()).toEqual([])
    expect(page.getByRole('button', { name: 'Folded' }).query()).toBeNull()
    expect(page.getByRole('grid').query()).toBeNull()
    expect(calls).toEqual([])
  })

  it('shows it to users with the resource', async () => {
    const { calls } = showBlock(guarded, { answer, resources: ['refunds', 'money'] })
    await expect.element(page.getByText('A call of its own')).toBeVisible()
    await vi.waitFor(() =>
      expect(calls.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['/api/own', '/api/guarded/grid', '/api/tile']),
      ),
    )
  })

  it('applies to blocks of a panel', async () => {
    const show = (resources: readonly string[]) =>
      showBlock(
        [
          {
            kind: 'actions',
            load: 'refund',
            actions: [
              {
                kind: 'show',
                label: 'More',
                panel: { title: 'Refund', body: [{ ...text('Only money'), access }, text('All')] },
              },
            ],
          },
        ],
        { loads: { refund: { id: 1 } }, resources },
      )
    show([])
    await page.getByRole('button', { name: 'More' }).click()
    await expect.element(page.getByRole('dialog').getByText('All')).toBeVisible()
    expect(page.getByText('Only money').query()).toBeNull()
  })
})

const tabs: Block & { kind: 'tabs' } = {
  kind: 'tabs',
  tabs: [
    { id: 'money', label: 'Money', body: [text('Money body')], access },
    { id: 'notes', label: 'Notes', body: [text('Notes body')] },
    { id: 'files', label: 'Files', body: [text('Files body')] },
  ],
}

describe('access of a tab', () => {
  it.each(['/refunds', '/refunds?tab=money'])(
    'opens the first one that is permitted at %s',
    async address => {
      const shown = showBlock([tabs], { address })
      await expect.element(page.getByText('Notes body')).toBeVisible()
      expect(
        page
          .getByRole('tab')
          .elements()
          .map(tab => tab.textContent),
      ).toEqual(['Notes', 'Files'])
      await page.getByRole('tab', { name: 'Files' }).click()
      await page.getByRole('tab', { name: 'Notes' }).click()
      await vi.waitFor(() => expect(shown.search()).toBe(''))
    },
  )

  it('shows nothing if none is permitted', async () => {
    showBlock([{ ...tabs, tabs: tabs.tabs.map(tab => ({ ...tab, access })) }, text('After')])
    await expect.element(page.getByText('After')).toBeVisible()
    expect(page.getByRole('tablist').query()).toBeNull()
  })
})

describe('access of a field of details', () => {
  const details: Block = {
    kind: 'details',
    load: 'refund',
    fields: [
      { field: 'customer', label: 'Customer' },
      { field: 'iban', label: 'Bank', access },
    ],
  }
  const loads = { refund: { customer: 'Ada', iban: 'DE00' } }

  it.each([
    [[], ['Customer']],
    [['money'], ['Customer', 'Bank']],
  ])('with %j shows %j', async (resources, labels) => {
    showBlock([details], { loads, resources })
    await expect.element(page.getByText('Ada')).toBeVisible()
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(labels)
  })
})

describe('a screen with guarded blocks', () => {
  const screen: Screen = {
    name: 'guarded',
    path: '/guarded',
    title: 'Guarded',
    access: { resource: 'list_index' },
    loads: { note: { get: '/api/note', select: 'data', onError: { value: null } } },
    body: [
      {
        ...tabs,
        tabs: [{ id: 'money', label: 'Money', body: [list], access }, ...tabs.tabs.slice(1)],
      },
      { kind: 'details', heading: 'Note', load: 'note', fields: [{ field: 'text', label: 'Text' }], access },
    ],
  }
  const opening = (resources: readonly string[]) =>
    openConsole('/guarded?tab=money', {
      token: 't',
      resources,
      routes: tableOf(undefined, [screen]),
      answers: {
        'GET /api/note': { ok: true, status: 200, data: { data: { text: 'Loaded' } } },
        'POST /api/guarded/grid': { ok: true, status: 200, data: { data: [], rowCount: 0 } },
      },
    })

  it('sends its loads, but no call of a block that the user may not see', async () => {
    const { calls } = opening(['list_index'])
    await expect.element(page.getByText('Notes body')).toBeVisible()
    expect(page.getByRole('heading', { name: 'Note' }).query()).toBeNull()
    expect(calls).toContain('GET /api/note')
    expect(calls).not.toContain('POST /api/guarded/grid')
  })

  it('shows all of them to a user who may', async () => {
    const { calls } = opening(['list_index', 'money'])
    await expect.element(page.getByText('Loaded')).toBeVisible()
    expect(calls.filter(call => call === 'POST /api/guarded/grid')).toHaveLength(1)
  })
})
