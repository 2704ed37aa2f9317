import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CheckboxesControl } from '../../runtime/ui/CheckboxesControl.tsx'
import { ColorControl } from '../../runtime/ui/ColorControl.tsx'
import { Field } from '../../runtime/ui/Field.tsx'
import { FileControl } from '../../runtime/ui/FileControl.tsx'
import { InputControl } from '../../runtime/ui/InputControl.tsx'
import { PasswordControl } from '../../runtime/ui/PasswordControl.tsx'
import { RangeControl } from '../../runtime/ui/RangeControl.tsx'
import { RatingControl } from '../../runtime/ui/RatingControl.tsx'
import { TextAreaControl } from '../../runtime/ui/TextAreaControl.tsx'
import { Kept } from './Kept.tsx'

interface ControlsProps {
  disabled?: boolean
  error?: string
  filled?: boolean
}

/** The rare controls, which only a schema asks for, each in the frame of a field. */
function Controls({ disabled = false, error, filled = true }: ControlsProps) {
  const look = { hint: 'A hint.', error }
  return (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem' }}>
      <Field label="Colour" {...look}>
        {ids => (
          <Kept initial={filled ? '#2a7a8c' : ''}>
            {(value, set) => <ColorControl {...bare(ids)} value={value} onChange={set} disabled={disabled} />}
          </Kept>
        )}
      </Field>
      <Field label="Time" {...look}>
        {ids => (
          <Kept initial={filled ? '09:30' : ''}>
            {(value, set) => (
              <InputControl {...bare(ids)} type="time" value={value} onChange={set} disabled={disabled} />
            )}
          </Kept>
        )}
      </Field>
      <Field label="Share" {...look}>
        {ids => (
          <Kept<number | null> initial={filled ? 40 : null}>
            {(value, set) => (
              <RangeControl
                {...bare(ids)}
                value={value}
                onChange={set}
                disabled={disabled}
                max={100}
                step={5}
              />
            )}
          </Kept>
        )}
      </Field>
      <Field label="Mark" {...look}>
        {ids => (
          <Kept<number | null> initial={filled ? 3 : null}>
            {(value, set) => (
              <RatingControl
                {...bare(ids)}
                labelledBy={ids.labelId}
                min={1}
                max={5}
                value={value}
                onChange={set}
                disabled={disabled}
              />
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
      <Field label="Accounts" {...look}>
        {ids => (
          <Kept<readonly string[]> initial={filled ? ['savings'] : []}>
            {(values, set) => (
              <CheckboxesControl
                {...bare(ids)}
                labelledBy={ids.labelId}
                values={values}
                options={accounts}
                onChange={set}
                disabled={disabled}
              />
            )}
          </Kept>
        )}
      </Field>
      <Field label="Papers" {...look}>
        {ids => (
          <Kept<readonly { name: string; size: number }[]>
            initial={filled ? [{ name: 'statement-of-the-account.pdf', size: 48_210 }] : []}
          >
            {(files, set) => (
              <FileControl
                {...bare(ids)}
                multiple
                files={files}
                disabled={disabled}
                onChoose={chosen => set([...files, ...chosen])}
                onRemove={at => set(files.filter((_, other) => other !== at))}
              />
            )}
          </Kept>
        )}
      </Field>
    </div>
  )
}

const accounts = [
  { value: 'checking', label: 'Checking account' },
  { value: 'savings', label: 'Savings account' },
  { value: 'closed', label: 'Closed account', disabled: true },
]

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

const meta = { title: 'UI/Fields/Controls', component: Controls } satisfies Meta<typeof Controls>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { filled: false } }
export const Disabled: Story = { args: { disabled: true } }
export const Refused: Story = { args: { error: 'This cannot be sent.' } }

export const MarkByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: '3 stars' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked()
  },
}

export const SecretShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show secret' }))
    await expect(canvas.getByLabelText('Secret')).toHaveAttribute('type', 'text')
  },
}

export const AccountTicked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Checking account' }))
    await expect(canvas.getByRole('checkbox', { name: 'Checking account' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Savings account' })).toBeChecked()
  },
}

export const FileRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove statement-of-the-account.pdf' }))
    await expect(canvas.getByLabelText('Papers')).toHaveFocus()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
