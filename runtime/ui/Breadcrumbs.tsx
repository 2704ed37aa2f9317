import styles from './Breadcrumbs.module.css'
import { plainLink, type RenderLink } from './link.tsx'

/** The path from home to this screen, which is the last item. */
export function Breadcrumbs({ items, renderLink = plainLink }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {items.map((item, position) => {
          const current = position === items.length - 1 ? 'page' : undefined
          return (
            <li className={styles.item} key={item.href ?? item.label}>
              {item.href === undefined || current !== undefined ? (
                <span aria-current={current}>{item.label}</span>
              ) : (
                renderLink({ href: item.href, className: styles.link, children: item.label })
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

export interface BreadcrumbsProps {
  /** Home first. An item without href is plain text. */
  items: readonly { label: string; href?: string | undefined }[]
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}
