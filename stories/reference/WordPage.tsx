import { type ReactElement } from 'react'
import { CodeView } from '../../runtime/ui/CodeView.tsx'
import { LiveExample } from './LiveExample.tsx'
import { type Property, propertiesOf } from './propertiesOf.ts'
import styles from './reference.module.css'
import { shortFormsOf } from './shortForms.ts'
import { purposeOf, type Word } from './words.ts'

/** The page of a word: what it is for, its properties, and its examples as code and as the console draws them. */
export function WordPage({ word }: { readonly word: Word }): ReactElement {
  const { group, name, examples } = word
  const shortForms = shortFormsOf(word)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.group}>{group}</p>
        <h1>{name}</h1>
        <p className={styles.lead}>{purposeOf(word)}</p>
      </header>
      {shortForms.length > 0 && (
        <section className={styles.section} aria-label="How it is written">
          <h2>How it is written</h2>
          <Lines
            headings={['Property', 'Meaning']}
            rows={shortForms.map(([property, text]) => [property, text])}
          />
        </section>
      )}
      <section className={styles.section} aria-label="Properties">
        <h2>Properties</h2>
        <Lines
          headings={['Property', 'Type', 'Limits', 'Default', 'Meaning']}
          rows={ofTheWordFirst(propertiesOf(word.schema)).map(cellsOf)}
        />
      </section>
      {examples.map(({ called, code, screen }) => (
        <section className={styles.section} key={called} aria-label={`${called} example`}>
          <h2>{called} example</h2>
          <CodeView label={`${called.toLowerCase()} example`} text={code} />
          <LiveExample screen={screen} />
        </section>
      ))}
    </article>
  )
}

/** What nearly every word takes comes last. */
function ofTheWordFirst(properties: readonly Property[]): readonly Property[] {
  const isNote = ({ name }: Property) => name === 'because' || name === 'assumes'
  return [...properties.filter(one => !isNote(one)), ...properties.filter(isNote)]
}

function cellsOf({ name, required, type, limits, initial, description }: Property): string[] {
  return [required ? `${name} (needed)` : name, type, limits || '-', initial || '-', description]
}

function Lines({ headings, rows }: { headings: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus
    <section className={styles.scroll} aria-label={headings.join(', ')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map(heading => (
              <th scope="col" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the forms of a union may name a property twice
            <tr key={row}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has only its place
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
