import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { menu } from '../../stories/fixtures/menu.ts'
import { showBlock } from './showBlock.tsx'

const text = (words: string) => ({ kind: 'text', text: words }) as const
const tabs = {
  kind: 'tabs',
  tabs: [
    { id: 'notes', label: 'Notes', body: [text('First body')] },
    {
      id: 'history',
      label: 'History',
      body: [text('Second body')],
      visible: { field: 'refund.open', is: true },
    },
    { id: 'files', label: 'Files', body: [text('Third body')] },
  ],
} satisfies Parameters<typeof showBlock>[0][number]
const open = { refund: { open: true } }

describe('tabs block', () => {
  it('keeps the open tab in the address', async () => {
    const shown = showBlock([tabs], { loads: open })
    await expect.element(page.getByText('First body')).toBeVisible()
    await page.getByRole('tab', { name: 'Files' }).click()
    await expect.element(page.getByText('Third body')).toBeVisible()
    expect(shown.search()).toBe('tab=files')
    await page.getByRole('tab', { name: 'Notes' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it.each([
    ['/refunds?tab=history', 'Second body'],
    ['/refunds?tab=nonsense', 'First body'],
  ])('opens tab %s for %j', async (address, body) => {
    showBlock([tabs], { loads: open, address })
    await expect.element(page.getByText(body)).toBeVisible()
  })

  it('leaves out a tab whose condition does not hold', async () => {
    showBlock([tabs], { loads: { refund: { open: false } }, address: '/refunds?tab=history' })
    await expect.element(page.getByText('First body')).toBeVisible()
    expect(
      page
        .getByRole('tab')
        .elements()
        .map(tab => tab.textContent),
    ).toEqual(['Notes', 'Files'])
  })

  it('moves with the arrow keys', async () => {
    showBlock([tabs], { loads: open })
    await page.getByRole('tab', { name: 'Notes' }).click()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(page.getByText('Second body')).toBeVisible()
  })
})

describe('details block', () => {
  const details = {
    kind: 'details',
    load: 'refund',
    empty: 'There is no refund.',
    fields: [
      { field: 'customer.name', label: 'Customer' },
      { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
    ],
  } satisfies Parameters<typeof showBlock>[0][number]

  it('draws each value of the record with its cell', async () => {
    showBlock([details], { loads: { refund: { customer: { name: 'Nour' }, amount: 5, currency: 'AED' } } })
    await expect.element(page.getByText('5.00 AED')).toBeVisible()
    expect([...document.querySelectorAll('dt, dd')].map(part => part.textContent)).toEqual([
      'Customer',
      'Nour',
      'Amount',
      '5.00 AED',
    ])
  })

  it.each([null, undefined, [], 'text'])(
    'shows its text for an empty record if the load returned %j',
    async refund => {
      showBlock([details], { loads: { refund } })
      await expect.element(page.getByText('There is no refund.')).toBeVisible()
    },
  )

  it('reads a part of a load, and says that there is none if the record lacks it', async () => {
    const fields = [{ field: 'code', label: 'Code' }]
    const seller = { kind: 'details', load: 'dispute.seller', fields } as const
    showBlock([seller], { loads: { dispute: { seller: { code: 'S-1' } } } })
    await expect.element(page.getByText('S-1')).toBeVisible()
    showBlock([seller], { loads: { dispute: { seller: null } } })
    await expect.element(page.getByText('Nothing here yet.')).toBeVisible()
    expect(page.getByRole('button').query()).toBeNull()
    showBlock([seller], { loads: { dispute: null } })
    await expect.element(page.getByText('This could not be loaded.')).toBeVisible()
  })
})

describe('details block as figures', () => {
  const figures = {
    kind: 'details',
    look: 'figures',
    load: 'refund',
    fields: [
      { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
      { field: 'age', label: 'Age', cell: { kind: 'number', unit: 'd' } },
      { field: 'reason', label: 'Reason' },
    ],
  } satisfies Parameters<typeof showBlock>[0][number]
  const shown = () => [...document.querySelectorAll('dt, dd')].map(part => part.textContent)

  it('leaves out empty values, and keeps zero', async () => {
    const refund = { amount: 5, currency: 'AED', age: 0, reason: '' }
    showBlock([figures], { loads: { refund } })
    await expect.element(page.getByText('5.00 AED')).toBeVisible()
    expect(shown()).toEqual(['Amount', '5.00 AED', 'Age', '0 d'])
  })

  it('shows no text for a missing record if details follow, unless it has its own', async () => {
    showBlock([figures, text('The end.')], { loads: { refund: null } })
    await expect.element(page.getByText('The end.')).toBeVisible()
    expect(page.getByText('This could not be loaded.').query()).toBeNull()
    showBlock([{ ...figures, empty: 'There is no refund.' }], { loads: { refund: null } })
    await expect.element(page.getByText('There is no refund.')).toBeVisible()
  })
})

describe('text block', () => {
  it('names the parameters of its screen', async () => {
    showBlock([text('Part {params.part} was sent.')], { params: { part: '12' } })
    await expect.element(page.getByText('Part 12 was sent.')).toBeVisible()
  })

  const lost = {
    ...text('There is nothing at this address.'),
    icon: 'lost' as const,
    heading: 'Page not found',
    links: [
      { label: 'Go back', to: 'back' },
      { label: 'Rules', to: 'rules' },
    ],
  } satisfies Parameters<typeof showBlock>[0][number]

  it('links back through the history', async () => {
    const shown = showBlock([lost])
    await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await shown.router.navigate('/refunds?page=2')
    await page.getByRole('button', { name: 'Go back' }).click()
    await vi.waitFor(() => expect(shown.search()).toBe(''))
  })

  it('links to home if there is no previous page', async () => {
    showBlock([lost])
    await expect.element(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/')
  })

  it('leaves out a link to a screen that the user may not open', async () => {
    showBlock([lost])
    await expect.element(page.getByRole('link', { name: 'Go back' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Rules' }).query()).toBeNull()
  })
})

describe('screens block', () => {
  const links = () =>
    page
      .getByRole('link')
      .elements()
      .map(link => link.textContent)

  it('shows the screens of the menu that the user may open, in its groups', async () => {
    showBlock([{ kind: 'screens' }], { menu, configuration: { legacyBase: 'https://legacy.example' } })
    await expect.element(page.getByRole('heading', { name: 'Finance' })).toBeVisible()
    expect(links()).toEqual(['Refunds', 'Refund settings', 'All orders'])
    await expect
      .element(page.getByRole('link', { name: 'All orders' }))
      .toHaveAttribute('href', 'https://legacy.example/orders/index/index')
  })

  it('adds no landmarks for its groups below a heading', async () => {
    showBlock([{ kind: 'screens', heading: 'All screens' }], { menu })
    await expect.element(page.getByRole('heading', { name: 'Finance', level: 3 })).toBeVisible()
    const regions = page.getByRole('region').elements()
    expect(regions.map(region => region.querySelector('h2')?.textContent)).toEqual(['All screens'])
  })

  it('shows the screens below the named one, in the order and with the names of the menu', async () => {
    const reversed = menu.map(node => ({ ...node, pages: [...node.pages].reverse() }))
    showBlock([{ kind: 'screens', under: 'home' }], { menu: reversed })
    await expect.element(page.getByRole('link', { name: 'Refunds' })).toBeVisible()
    expect(links()).toEqual(['Refund settings', 'Refunds'])
  })

  it('includes screens below the named one that the menu lacks', async () => {
    showBlock([{ kind: 'screens', under: 'home' }], { menu: null })
    await expect.element(page.getByRole('link', { name: 'Refunds' })).toBeVisible()
    expect(links()).toEqual(['Refunds', 'Settings'])
  })

  it('shows its text if the user may open none', async () => {
    showBlock([{ kind: 'screens', empty: 'Nothing for you.' }], { menu: [] })
    await expect.element(page.getByText('Nothing for you.')).toBeVisible()
  })

  it('keeps its heading if there are none', async () => {
    showBlock([{ kind: 'screens', heading: 'More', empty: 'Nothing for you.' }], { menu: [] })
    await expect.element(page.getByRole('heading', { level: 2, name: 'More' })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 3, name: 'Nothing for you.' })).toBeVisible()
  })
})

describe('sign-in block', () => {
  it('shows application name and venture code, and redirects to the access-control login', async () => {
    const { left } = showBlock([{ kind: 'signIn' }])
    await expect.element(page.getByRole('heading', { name: 'Operations Console EG' })).toBeVisible()
    await vi.waitFor(() => expect(left).toHaveLength(1))
    expect(left[0]).toMatch(/^https:\/\/login\.example/)
  })

  it('offers a retry after a failure, whose reason is a toast', async () => {
    const refused = {
      ok: false,
      status: 401,
      statusText: '',
      data: { message: 'The code is used up.' },
    } as const
    const { toasts, left } = showBlock([{ kind: 'signIn' }], {
      address: '/login?jwt=used',
      answer: () => refused,
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(toasts).toEqual([{ type: 'error', text: 'Authentication error: The code is used up.' }])
    expect(left).toHaveLength(1)
  })

  it('shows nothing when the user closes the popup of the Google sign-in', async () => {
    const google = { authorizeUrl: 'https://accounts.example/authorize', clientId: 'console' }
    const { toasts } = showBlock([{ kind: 'signIn' }], {
      configuration: { google },
      answer: () => ({ ok: true, status: 200, data: { state: 'f00d' } }),
    })
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await button.click()
    await expect.element(button).toBeVisible()
    expect(toasts).toEqual([])
  })
})

describe('sign-out block', () => {
  it("shows 'An error occurred on the logout process.' when it fails, and can be retried", async () => {
    const { toasts, calls } = showBlock([{ kind: 'signOut' }], {
      answer: () => ({ ok: false, status: 500, statusText: '', data: {} }),
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    expect(toasts[0]).toEqual({ type: 'error', text: 'An error occurred on the logout process.' })
  })
})

describe('text block', () => {
  it.each([undefined, 'info'] as const)(
    'has a paragraph after each empty line, with the tone %s',
    async tone => {
      showBlock([{ kind: 'text', ...(tone && { tone }), text: 'First line.\n\nSecond line.' }])
      await expect.element(page.getByText('First line.', { exact: true })).toBeVisible()
      await expect.element(page.getByText('Second line.', { exact: true })).toBeVisible()
      expect(page.getByRole('paragraph').elements()).toHaveLength(2)
    },
  )

  it('writes values of the loads by their formats, others as they are', async () => {
    showBlock(
      [
        {
          kind: 'text',
          text: 'Refund {refund.id} of {refund.amount} is {refund.status}, by {refund.by}.',
          formats: {
            'refund.amount': { kind: 'money', currency: 'refund.currency' },
            'refund.status': { kind: 'status', values: { sent: { label: 'Sent to the bank' } } },
          },
        },
      ],
      { loads: { refund: { id: 1200, amount: 1200, currency: 'GBP', status: 'sent', by: null } } },
    )
    const text = 'Refund 1200 of 1,200.00 GBP is Sent to the bank, by -.'
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })
})
