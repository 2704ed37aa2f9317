import { useAtomValue, useSetAtom } from 'jotai'
import { displayDate } from '../../../../../runtime/core/text/dates.ts'
import styles from '../../../../../runtime/shell/notifications/NotificationList.module.css'
import { plainText } from '../../../../../runtime/shell/notifications/plainText.ts'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { Dialog } from '../../../../../runtime/ui/Dialog.tsx'
import { NotificationLine } from '../../../../../runtime/ui/NotificationLine.tsx'
import { post, type Reply, send, showFailure } from '../api.ts'
import { notificationsAtom } from '../session/menu.ts'
import { userZone } from '../userZone.ts'

const path = '/api/navigation/notification'

/** The notifications of the server, which can be read and deleted. Import it lazily. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const list = useAtomValue(notificationsAtom)
  const setList = useSetAtom(notificationsAtom)
  const unread = list.filter(({ read }) => !read)
  const done = (reply: Reply, next: typeof list) => {
    if (reply.ok) setList(next)
    else if (!reply.handled) showFailure(reply, 'An error occurred!')
  }
  const read = async (ids: readonly string[]) =>
    done(
      await post(`${path}/${ids.join(',')}`, undefined),
      list.map(one => (ids.includes(one.id) ? { ...one, read: true } : one)),
    )
  const drop = async (id?: string) =>
    done(
      await send('DELETE', id === undefined ? path : `${path}/${id}`, undefined, undefined, true),
      id === undefined ? [] : list.filter(one => one.id !== id),
    )
  return (
    <Dialog
      open
      title="Notifications"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void read(unread.map(({ id }) => id))}>Mark all as read</Button>
          <Button onClick={() => void drop()}>Clear all</Button>
        </>
      }
    >
      <ul className={styles.list}>
        {list.map(({ id, type, message, createdAt, read: isRead }) => (
          <NotificationLine
            key={id}
            look={/ERROR/.test(type) ? { icon: 'warning', colour: 'red' } : { icon: 'bell', colour: 'green' }}
            unread={!isRead}
            moment={createdAt}
            time={displayDate(createdAt, { time: true, zone: userZone() })}
            onRead={() => void read([id])}
            onClose={() => void drop(id)}
          >
            {plainText(message)}
          </NotificationLine>
        ))}
      </ul>
    </Dialog>
  )
}
