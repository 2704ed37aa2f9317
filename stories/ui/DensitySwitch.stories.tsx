import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DensitySwitch } from '../../runtime/ui/DensitySwitch.tsx'
import { Kept } from './Kept.tsx'

const meta = {
  title: 'ui/DensitySwitch',
  component: DensitySwitch,
  args: { value: 'standard', onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <DensitySwitch
          {...args}
          value={value}
          onChange={next => {
            set(next)
            args.onChange(next)
          }}
        />
      )}
    </Kept>
  ),
} satisfies Meta<typeof DensitySwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Comfortable: Story = { args: { value: 'comfortable' } }
export const Compact: Story = { args: { value: 'compact' } }

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('compact')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
