import { Menu as Parts } from '@base-ui/react/menu'
import { type RefObject } from 'react'
import { plainLink, type RenderLink } from './link.tsx'
import { type MenuItem } from './Menu.tsx'
import styles from './MenuPopup.module.css'

/** The open list of a Menu. */
export function MenuPopup({ label, anchor, items, align, renderLink, onClose }: MenuPopupProps) {
  return (
    <Parts.Root
      open
      modal={false}
      onOpenChange={(open, { event }) => {
        // A press on the button is the button's own to answer: it closes.
        const onButton = event.target instanceof Node && anchor.current?.contains(event.target) === true
        if (!open && !(onButton && event.type !== 'keydown')) onClose()
      }}
    >
      <Parts.Portal>
        <Parts.Positioner className={styles.positioner} anchor={anchor} align={align} sideOffset={4}>
          <Parts.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            {items.map(item => (
              <Line key={item.id} item={item} renderLink={renderLink ?? plainLink} />
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  )
}

function Line({ item, renderLink }: { item: MenuItem; renderLink: RenderLink }) {
  if ('separator' in item) return <Parts.Separator className={styles.separator} />
  if ('content' in item) return <div className={styles.content}>{item.content}</div>
  if ('href' in item) {
    return (
      <Parts.LinkItem
        className={styles.item}
        closeOnClick
        render={props => <>{renderLink({ ...props, href: item.href })}</>}
      >
        {item.icon}
        {item.label}
      </Parts.LinkItem>
    )
  }
  return (
    <Parts.Item
      className={styles.item}
      data-danger={item.danger || undefined}
      disabled={item.disabled === true}
      onClick={item.onSelect}
    >
      {item.icon}
      {item.label}
    </Parts.Item>
  )
}

interface MenuPopupProps {
  label: string
  anchor: RefObject<HTMLElement | null>
  items: readonly MenuItem[]
  align: 'start' | 'end'
  renderLink: RenderLink | undefined
  onClose: () => void
}
