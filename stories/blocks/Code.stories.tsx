import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type BlockOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { BlockStory } from './BlockStory.tsx'
import { drawn } from './drawn.ts'

type Story = StoryObj<BlockOf<'code'>>

const request = JSON.stringify({
  documentNo: 'SI-581587',
  postingDate: '2011-12-09',
  amount: 249.45,
  lines: [
    { account: '6110', text: 'PACK OF 20 SPACEBOY NAPKINS', amount: 10.2 },
    { account: '6110', text: "CHILDREN'S APRON DOLLY GIRL", amount: 12.6 },
  ],
  dimensions: {},
})

const block = { kind: 'code', load: 'entry.request', heading: 'Request' } satisfies BlockOf<'code'>
const loads = (text: unknown) => ({ stage: { loads: { entry: { request: text } } } })

const meta: Meta<BlockOf<'code'>> = {
  title: 'Blocks/Code',
  component: BlockStory,
  decorators: [withRuntime],
  parameters: loads(request),
  play: drawn,
}
export default meta

export const Default: Story = {
  args: block,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Copy Request' })
    const shown = canvas.getByRole('region', { name: 'Request' }).textContent
    await expect(shown).toContain('{\n  "documentNo": "SI-581587",')
  },
}
export const WithoutHeading: Story = { args: { kind: 'code', load: 'entry.request' } }
export const Xml: Story = {
  args: block,
  parameters: loads(
    '<?xml version="1.0"?><Document><GrpHdr><MsgId>refunds-2011-12-09.xml</MsgId><NbOfTxs>14</NbOfTxs></GrpHdr></Document>',
  ),
}
/** What is neither is shown as it came. */
export const PlainText: Story = { args: block, parameters: loads('[accepted]\nline 2') }
export const Records: Story = { args: block, parameters: loads({ code: 'LOCKED', attempts: 3 }) }
export const Empty: Story = { args: { ...block, empty: 'No answer came.' }, parameters: loads('') }
export const WithoutRecord: Story = { args: block, parameters: loads(undefined) }
export const VeryLong: Story = {
  args: block,
  parameters: loads(
    JSON.stringify({ token: 'x'.repeat(600), rows: Array.from({ length: 80 }, (_, row) => ({ row })) }),
  ),
}
export const RightToLeft: Story = { args: block, globals: { direction: 'rtl' } }
export const Dark: Story = { args: block, globals: { theme: 'dark' } }
