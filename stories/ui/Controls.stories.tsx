import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../../runtime/ui/Field.tsx'
import { InputControl } from '../../runtime/ui/InputControl.tsx'
import { PasswordControl } from '../../runtime/ui/PasswordControl.tsx'
import { TextAreaControl } from '../../runtime/ui/TextAreaControl.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

interface ControlsProps {
  disabled?: boolean
  error?: string
  filled?: boolean
}

/** Controls that have no frame of their own, each in the frame of a field. */
function Controls({ disabled = false, error, filled = true }: ControlsProps) {
  const look = { hint: 'A hint.', error }
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem' }}>
      <Field label="Time" {...look}>
        {ids => (
          <Kept initial={filled ? '09:30' : ''}>
            {(value, set) => (
              <InputControl {...bare(ids)} type="time" value={value} onChange={set} disabled={disabled} />
            )}
          </Kept>
        )}
      </Field>
      <Field label="Secret" {...look}>
        {ids => (
          <Kept initial={filled ? 'correct horse battery staple' : ''}>
            {(value, set) => (
              <PasswordControl
                {...bare(ids)}
                opens="secret"
                value={value}
                onChange={set}
                disabled={disabled}
              />
            )}
          </Kept>
        )}
      </Field>
      <Field label="Note" {...look}>
        {ids => (
          <Kept initial={filled ? 'Calls back\non Monday.' : ''}>
            {(value, set) => (
              <TextAreaControl {...bare(ids)} value={value} onChange={set} disabled={disabled} />
            )}
          </Kept>
        )}
      </Field>
    </div>
  )
}

const bare = ({
  id,
  describedBy,
  invalid,
}: {
  id: string
  describedBy: string | undefined
  invalid: boolean
}) => ({
  id,
  describedBy,
  invalid,
})

const meta = {
  title: 'UI/Fields/Controls',
  component: Controls,
  parameters: usage({
    when: ['As the control of a field that has a frame of its own, such as a row of a table of fields.'],
    whenNot: ['By itself: a control without Field has no label, hint or error.'],
    content: ['See the field that contains it.'],
    accessibility: ['It takes its id, description and state from Field.'],
  }),
} satisfies Meta<typeof Controls>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { filled: false } }
export const Disabled: Story = { args: { disabled: true } }
export const Refused: Story = { args: { error: 'This cannot be sent.' } }

export const SecretShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show secret' }))
    await expect(canvas.getByLabelText('Secret')).toHaveAttribute('type', 'text')
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
