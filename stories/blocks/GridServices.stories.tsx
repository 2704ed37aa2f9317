import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { answerServices, ok, refused, serviceGrid } from '../fixtures/serviceGrid.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'grid'>>
type Answers = Parameters<typeof answerServices>[0]

const saved = '/api/finance/write-off/filters/saved'
const permission = '/api/navigation/acl-permission/save_filters'
const massImport = '/api/mass-import/import/7'
const never = () => new Promise<never>(() => {})
const stage = (answers: Answers = {}, address = '/refunds?status=paid') => ({
  stage: { answer: answerServices(answers), address },
})

const meta: Meta<BlockOf<'grid'>> = {
  title: 'Blocks/Grid services',
  component: BlockStory,
  decorators: [withRuntime],
  args: { kind: 'grid', grid: serviceGrid },
  parameters: stage(),
  play: drawn,
}
export default meta

/** Saved filters, import and export above the rows. */
export const Default: Story = {}

export const SavedFilters: Story = { play: context => openSaved(context, /^Paid by Nour/) }
/** The applied one was changed: it can be saved as a new one, or reset. */
export const SavedFilterChanged: Story = {
  play: async context => {
    await drawn(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Paid by Nour' }))
    await screen.findByRole('button', { name: 'Paid by Nour', pressed: true })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Failed')
    await screen.findByRole('button', { name: 'Save as new' })
  },
}
export const SavedFiltersEmpty: Story = {
  parameters: stage({ [`GET ${saved}`]: ok({ customFilters: [] }) }),
  play: context => openSaved(context, 'Save'),
}
/** Five are there: none can be added, all can be deleted. */
export const SavedFiltersFull: Story = {
  parameters: stage({ [`GET ${saved}`]: ok({ customFilters: many(5) }) }),
  play: context => openSaved(context, 'Save'),
}
/** No filter is applied: there is nothing to save. */
export const SavedFiltersNothingApplied: Story = {
  parameters: stage({}, '/refunds'),
  play: context => openSaved(context, 'Save'),
}
export const SavedFiltersForbidden: Story = {
  parameters: stage({ [`GET ${permission}`]: ok({ save_filters: false }) }),
  play: context => openSaved(context, 'Save'),
}
export const SavedFiltersLoading: Story = {
  parameters: stage({ [`GET ${saved}`]: never }),
  play: context => openSaved(context, 'Close'),
}
export const SavedFiltersFailed: Story = {
  parameters: stage({ [`GET ${saved}`]: refused(500, {}) }),
  play: context => openSaved(context, 'Try again'),
}
export const SavedFiltersVeryLong: Story = {
  parameters: stage({
    [`GET ${saved}`]: ok({
      customFilters: many(5).map(one => ({
        ...one,
        description: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralter',
      })),
    }),
  }),
  play: context => openSaved(context, 'Save'),
}
export const SavedFilterInvalidDescription: Story = {
  play: async context => {
    await openSaved(context, 'Save')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled'),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
  },
}
export const SavedFilterDelete: Story = {
  play: async context => {
    await openSaved(context, 'Delete Paid by Nour')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete Paid by Nour' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete Paid by Nour' }))
    await screen.findByRole('alertdialog')
  },
}

/** Locked for 5 s, and until the reply. */
export const Exporting: Story = {
  parameters: stage({ 'POST /api/report': never }),
  play: async context => {
    await drawn(context)
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true'),
    )
  },
}

export const Import: Story = { play: openImport }
/** Nothing but a file: no header, no template and no columns of its own. */
export const ImportPlain: Story = {
  args: { kind: 'grid', grid: { ...serviceGrid, import: { type: 7 } } },
  play: async context => {
    await drawn(context)
    await userEvent.click(screen.getByRole('button', { name: 'Import' }))
    await screen.findByRole('dialog')
  },
}
export const ImportRequired: Story = {
  play: async context => {
    await openImport(context)
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await screen.findByRole('alert')
  },
}
export const ImportReady: Story = { play: context => chooseFile(context, good, /no problems found/) }
/** The local check has found what is wrong, line by line. */
export const ImportWrong: Story = {
  play: context =>
    chooseFile(context, 'orderNr,amuont,note\n536365,1,broken\nx,2,\n,3,late\n', /possible problems/),
}
/** Cut in the middle of quotes. */
export const ImportCut: Story = {
  play: context => chooseFile(context, 'orderNr,amount,note\n1,2,"cut', /ends inside the quotes/),
}
export const ImportEmptyFile: Story = { play: context => chooseFile(context, '', /This file is empty/) }
export const ImportVeryLong: Story = {
  play: context =>
    chooseFile(context, `orderNr,amount,note\n1,2,${'very long '.repeat(60)}\n`, /no problems found/),
}
export const ImportSending: Story = {
  parameters: stage({
    [`POST ${massImport}`]: ({ onProgress }) => {
      onProgress?.(3_100_000, 12_000_000)
      return never()
    },
  }),
  play: async context => {
    await chooseFile(context, good, /no problems found/)
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await screen.findByText('3.1 MB of 12 MB')
  },
}
/** What the server refused, row by row. */
export const ImportRefused: Story = {
  parameters: stage({
    [`POST ${massImport}`]: refused(400, {
      success: false,
      response: '0 rows imported, 2 refused.',
      errors: [
        { line: 2, message: "There is no order '536365'." },
        { line: 3, message: "amount is '3', but the order is worth less." },
      ],
    }),
  }),
  play: async context => {
    await chooseFile(context, good, /no problems found/)
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await screen.findByRole('dialog', { name: 'The server refused 2 lines' })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import refunds' })).toBeNull())
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const SavedFiltersDark: Story = { ...SavedFilters, globals: { theme: 'dark' } }
export const SavedFiltersRightToLeft: Story = { ...SavedFilters, globals: { direction: 'rtl' } }
export const ImportDark: Story = { ...ImportWrong, globals: { theme: 'dark' } }
export const ImportRightToLeft: Story = { ...ImportWrong, globals: { direction: 'rtl' } }
export const ImportRefusedRightToLeft: Story = { ...ImportRefused, globals: { direction: 'rtl' } }

type Context = { canvasElement: HTMLElement }
const good = 'orderNr,amount,note\n536365,-12.50,damaged\n536372,3,\n'

async function openSaved(context: Context, sign: string | RegExp): Promise<void> {
  await drawn(context)
  await userEvent.click(screen.getByRole('button', { name: 'Saved filters' }))
  await screen.findByRole('button', { name: sign })
}

async function openImport(context: Context): Promise<void> {
  await drawn(context)
  await userEvent.click(screen.getByRole('button', { name: 'Import refunds' }))
  await screen.findByLabelText(/^CSV file/)
}

async function chooseFile(context: Context, text: string, sign: RegExp): Promise<void> {
  await openImport(context)
  const files = [new File([text], 'refunds.csv', { type: 'text/csv' })]
  fireEvent.change(screen.getByLabelText(/^CSV file/), { target: { files } })
  await screen.findByText(sign)
}

function many(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    idFilter: at + 1,
    description: `Filter ${at + 1}`,
    filters: [[{ index: 'status', value: 'paid', condition: 'equals' }]],
  }))
}
