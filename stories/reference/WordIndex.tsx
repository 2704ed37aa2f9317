import { type ReactElement } from 'react'
import { CodeView } from '../../runtime/ui/CodeView.tsx'
import styles from './reference.module.css'
import { groups, purposeOf, words } from './words.ts'

/** All words of the language with one example each. */
export function WordIndex(): ReactElement {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>All words of the language</h1>
        <p className={styles.lead}>
          A definition is made of these {words.length} words. Each has a page below “Reference” with its
          properties and its examples as the console draws them; the search of the sidebar finds it by its
          name.
        </p>
      </header>
      {groups.map(group => (
        <section className={styles.words} key={group} aria-label={group}>
          <h2>{group}</h2>
          {words
            .filter(word => word.group === group)
            .map(word => (
              <div className={styles.word} key={word.name}>
                <h3>{word.name}</h3>
                <p>{purposeOf(word)}</p>
                <CodeView label={`example of ${word.name}`} text={word.examples[0].code} />
              </div>
            ))}
        </section>
      ))}
    </article>
  )
}
