import ChevronRight from 'lucide-react/icons/chevron-right'
import styles from './LinkList.module.css'
import { plainLink, type RenderLink } from './link.tsx'

/** Where one can go from here: links in titled groups, each with a line that says what is there. */
export function LinkList({ groups, renderLink = plainLink }: LinkListProps) {
  return (
    <div className={styles.groups}>
      {groups.map(group => (
        <section key={group.id}>
          {group.label !== undefined && <h2 className={styles.label}>{group.label}</h2>}
          <ul className={styles.list}>
            {group.links.map(link => (
              <li key={link.href}>
                {renderLink({
                  href: link.href,
                  className: styles.link,
                  children: (
                    <>
                      <span className={styles.words}>
                        <span className={styles.name}>{link.label}</span>
                        {link.text !== undefined && <span className={styles.text}>{link.text}</span>}
                      </span>
                      <ChevronRight aria-hidden="true" />
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export interface LinkListProps {
  groups: readonly {
    id: string
    /** Heading of the group. */
    label?: string | undefined
    links: readonly { href: string; label: string; text?: string | undefined }[]
  }[]
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}
