import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FormSkeleton } from '../../runtime/kinds/blocks/form/FormBody.tsx'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { accountTypes, banks } from '../../src/sandbox/refundMethods/bankInfo.ts'
import { refundMethods } from '../../src/sandbox/refundMethods/builtInMethods.ts'
import { BlockStory } from '../blocks/BlockStory.tsx'
import { drawn } from '../blocks/drawn.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import {
  answered,
  deposit,
  filled,
  open,
  postal,
  read,
  refundMethodForm,
  refusedWith,
  save,
  transfer,
} from './refundAccount.ts'

type Story = StoryObj<BlockOf<'form'>>

const meta: Meta<BlockOf<'form'>> = {
  title: 'Form/Refund method',
  component: BlockStory,
  decorators: [withRuntime],
  args: open,
  parameters: filled('BankTransfer', transfer),
  play: drawn,
}
export default meta

/** Nothing is chosen: the method alone is asked for, because the rest follows from it. */
export const NoMethod: Story = { parameters: filled('') }
/** The bank is chosen from a list, the IBAN has a fixed length. */
export const BankTransfer: Story = {}
/** The bank is typed. */
export const BankDeposit: Story = { parameters: filled('BankDeposit', deposit) }
export const AccountTypeOther: Story = {
  parameters: filled('BankDeposit', {
    ...deposit,
    bankAccountType: 'Other',
    bankAccountTypeOther: 'Joint account',
  }),
}
/** The IBAN has a limit and no fixed length. */
export const BankTransferAbroad: Story = {
  parameters: filled('BankTransferAbroad', { ...transfer, iban: 'NO9386011117947' }),
}
/** The holder is written in Arabic. */
export const LocalTransfer: Story = {
  parameters: filled('LocalTransfer', { ...deposit, bankAccountHolderName: 'نور حداد' }),
}
export const PostalOrder: Story = { parameters: filled('PostalOrder', postal) }
export const OriginalPayment: Story = {
  parameters: filled('OriginalPayment', { transaction: 'TX-2011-77A' }),
}
export const BranchPickUp: Story = {
  parameters: filled('BranchPickUp', { customerFullName: 'Ivy Ward', branchName: 'Leeds' }),
}

/** The ticket is replaced instead of paid back. */
export const VoucherReplacing: Story = {
  parameters: filled('NoPayment', { isReplaceType: true, isReplace: true }),
  play: async context => {
    await drawn(context)
    const ticket = await context.canvas.findByRole('checkbox', { name: 'Replace Ticket' })
    await expect(ticket).toBeChecked()
  },
}
export const VoucherNotReplacing: Story = { parameters: filled('NoPayment', { isReplaceType: true }) }
/** Another method than the voucher has taken the tick away and locks the box. */
export const ReplaceLocked: Story = {
  parameters: filled('NoPayment', { isReplaceType: true, isReplace: true }),
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    const method = await canvas.findByRole('combobox', { name: /^Refund method/ })
    await userEvent.selectOptions(method, 'Original payment')
    const ticket = canvas.getByRole('checkbox', { name: 'Replace Ticket' })
    await waitFor(() => expect(ticket).toBeDisabled())
    await expect(ticket).not.toBeChecked()
  },
}

export const IbanTooShort: Story = {
  parameters: filled('BankTransfer', { ...transfer, iban: 'GB82WEST1234569876543' }),
  play: refusedWith('IBAN: Exactly 22 characters; this has 21.'),
}
/** Wrong check digits cause a warning only: the form is being sent. */
export const IbanWarned: Story = {
  parameters: filled('BankTransfer', { ...transfer, iban: 'GB82WEST12345698765431' }),
  play: async context => {
    await save(context)
    const { canvas } = context
    await canvas.findByText(/its check digits don't match/)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}
export const ArabicWanted: Story = {
  parameters: filled('LocalTransfer', { ...deposit, bankName: 'Mercia & Wessex' }),
  play: refusedWith(/Only Arabic letters/),
}
export const EnglishWanted: Story = {
  parameters: filled('BankTransfer', { ...transfer, bankAccountHolderName: 'نور حداد' }),
  play: refusedWith(/Only Latin letters/),
}
/** Everything that the method requires is missing. */
export const NothingFilled: Story = {
  parameters: filled('BranchPickUp'),
  play: refusedWith('Branch is required.'),
}
export const RefusedByTheServer: Story = {
  parameters: filled('BankTransfer', transfer, {
    answer: answered(400, {
      message: 'The account details are not valid.',
      errors: [
        { field: 'iban', message: 'This account is closed.' },
        { field: 'bankName', message: 'This bank does not exist.' },
      ],
    }),
  }),
  play: refusedWith('IBAN: This account is closed.'),
}
/** Somebody else has changed the account; what was typed stays. */
export const Faster: Story = {
  parameters: filled('BankTransfer', transfer, {
    asked: { account: { get: '/api/accounts/17', onError: { toast: 'server' } } },
    answer: ({ method }: { method: string }): HttpReply =>
      method === 'GET'
        ? {
            ok: true,
            status: 200,
            data: { idRefund: 17, version: 4, idRefundMethod: 1, ...transfer, bankCode: 'NFLD' },
          }
        : answered(409, { message: 'omar changed refund 17 in the meantime. Check it and try again.' })(),
  }),
  play: async context => {
    await drawn(context)
    const { canvas, userEvent } = context
    const code = await canvas.findByRole('textbox', { name: /^Bank code/ })
    await userEvent.clear(code)
    await userEvent.type(code, 'CALS')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText("Saving replaces another person's changes: Bank code.")
    await expect(code).toHaveValue('CALS')
  },
}

/** Check boxes are read as Yes and No. */
export const ReadView: Story = {
  args: read,
  parameters: filled('PostalOrder', { ...postal, isReplaceType: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('Yes')
    await canvas.findByText('No')
    await canvas.findByRole('button', { name: 'Edit' })
  },
}
/** The money is in transfer: read-only. */
export const ReadOnly: Story = {
  args: { ...read, form: refundMethodForm },
  play: async ({ canvas }) => {
    await canvas.findByText('GB82WEST12345698765432')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** The customer has given nothing yet. */
export const ReadViewEmpty: Story = {
  args: read,
  parameters: filled('BankDeposit'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Edit' })
  },
}

/** The fields are on their way. */
export const Loading: Story = {
  render: () => <FormSkeleton fields={refundMethodForm.fields.length} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...')
  },
}
const withMethods = (methods: unknown) => ({
  stage: { loads: { account: { idRefund: 17 }, methods, accountTypes, banks, replaceAllowed: true } },
})
/** The list came without methods: nothing can be chosen, and nothing is refused for it. */
export const NoMethods: Story = { parameters: withMethods([]) }
/** One entry has no alias. */
export const ListNotValid: Story = {
  parameters: withMethods([
    ...refundMethods,
    { idRefundMethod: 10, displayName: 'Cheque', availableFields: [] },
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText('Refund method list is not valid.')
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
/** One method instead of a list. */
export const MethodNotValid: Story = {
  parameters: withMethods({ idRefundMethod: 10, displayName: 'Cheque', alias: 'Cheque' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Refund method is not valid.')
  },
}

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** Labels and values as long as a server may send them. */
export const VeryLong: Story = {
  parameters: {
    stage: {
      loads: {
        account: {
          idRefund: 17,
          idRefundMethod: 1,
          bankAccountHolderName: endless.repeat(3),
          bankName: endless,
          iban: 'GB82WEST12345698765431',
          bankCode: endless,
        },
        methods: refundMethods.map(method => ({
          ...method,
          displayName: `${method.displayName} ${endless}`,
          availableFields: method.availableFields.map(field => ({
            ...field,
            label: `${field.label} as it stands in the papers that the customer has shown, ${endless}`,
          })),
        })),
        accountTypes,
        banks: [...banks, { bankName: endless }],
        replaceAllowed: true,
      },
    },
  },
}
export const Dark: Story = {
  globals: { theme: 'dark' },
  parameters: filled('BankTransfer', { ...transfer, iban: 'GB82WEST12345698765431' }),
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: filled('LocalTransfer', {
    ...deposit,
    bankAccountHolderName: 'نور حداد',
    iban: 'EG380019000500000000263180002',
  }),
}
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
}
