import { type Meta, type StoryObj } from '@storybook/react-vite'
import { notificationListAtom } from '../../runtime/shell/notifications/notificationListAtom.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { type Notification } from '../../schemas/wire/notification.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { Seeded } from '../frame/Seeded.tsx'
import { BlockStory } from './BlockStory.tsx'

interface Args {
  block: BlockOf<'jobs'>
  notifications: readonly Notification[]
}
type Story = StoryObj<Args>

const notice = (id: number, type: string, message: string, more: Partial<Notification> = {}) => ({
  ...{ id: String(id), type, message, createdAt: `2026-01-05 09:0${id}:00`, read: true },
  ...{ fileUrl: undefined, inProgressId: 0 },
  ...more,
})
const running = notice(4, 'IN_PROGRESS', 'Your export is being created: 42 %', { inProgressId: 4 })
const ready = notice(3, 'SUCCESS_DOWNLOAD', 'Your export of 1,204 rows is ready.', {
  ...{ fileUrl: '/exports/refunds-2026-01-05.csv', read: false },
})
const failed = notice(2, 'ERROR_DOWNLOAD', 'Your import has finished: 96 rows imported, 3 refused.', {
  fileUrl: '/exports/refused.csv',
})

const meta: Meta<Args> = {
  title: 'Blocks/Jobs',
  decorators: [withRuntime],
  args: {
    block: { kind: 'jobs', heading: 'Exports, imports and runs' },
    notifications: [running, ready, failed],
  },
  render: ({ block, notifications }) => (
    <Seeded seed={store => store.set(notificationListAtom, { type: 'listed', notifications, since: 1 })}>
      <BlockStory {...block} />
    </Seeded>
  ),
}
export default meta

export const Default: Story = {}
export const Running: Story = { args: { notifications: [running] } }
/** What the server could not do in full says so, and offers what it refused. */
export const Failed: Story = { args: { notifications: [failed] } }
/** Nothing is shown. */
export const Empty: Story = { args: { notifications: [] } }
export const VeryLong: Story = {
  args: {
    notifications: [{ ...ready, message: `${'The export has a long name. '.repeat(12)}${'x'.repeat(120)}` }],
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }
