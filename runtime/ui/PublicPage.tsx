import { type ReactNode } from 'react'
import { plainLink, type RenderLink } from './link.tsx'
import styles from './PublicPage.module.css'

/** One column below a logo, designed for phones first. */
export function PublicPage({ logo, title, languages, children, renderLink = plainLink }: PublicPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {logo !== undefined && <img className={styles.logo} src={logo} alt="" />}
        {languages.length > 1 && (
          <ul className={styles.languages}>
            {languages.map(({ tag, name, href, current }) => (
              <li key={tag} lang={tag}>
                {current ? (
                  <span className={styles.current} aria-current="true">
                    {name}
                  </span>
                ) : (
                  renderLink({ href, children: name, className: styles.language })
                )}
              </li>
            ))}
          </ul>
        )}
      </header>
      <main className={styles.sheet} id="main" tabIndex={-1}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  )
}

export interface PublicPageProps {
  /** Address of an image. Absent: none. */
  logo?: string | undefined
  title: string
  /** Shown if there are at least two. `name` is the language's own name. */
  languages: readonly { tag: string; name: string; href: string; current: boolean }[]
  children: ReactNode
  /** Default: a plain `<a>`. */
  renderLink?: RenderLink | undefined
}
