import { Controls, Primary, Stories, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { type ReactElement } from 'react'
import reference from '../reference/reference.module.css'
import { purposeOf, type Word, words } from '../reference/words.ts'
import { type Usage } from '../ui/usage.ts'
import styles from './UsagePage.module.css'

/** What a component is for, how it is used, its properties and its states. */
export function UsagePage(): ReactElement {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const { usage } = preparedMeta.parameters
  const [area = '', ...path] = preparedMeta.title.split('/')
  const word = wordOf(area, path.join(' '))
  const stories = Object.values(csfFile.stories)
  // A build has them in the order of their names.
  const first = stories.find(({ name }) => name === 'Default') ?? stories[0]
  return (
    <Unstyled>
      <article className={reference.page}>
        <header className={reference.head}>
          <p className={reference.group}>{[area, ...path.slice(0, -1)].join(' / ')}</p>
          <h1>{path.at(-1)}</h1>
          <p className={reference.lead}>
            <WithCode text={word ? purposeOf(word) : componentText(preparedMeta.component)} />
          </p>
          {word && (
            <p>
              <a href={`./?path=/story/${pageOf(word)}`} target="_parent">
                Properties, defaults and examples of {word.name}
              </a>
            </p>
          )}
        </header>
        {usage?.overPage && first ? (
          <iframe
            className={styles.frame}
            title={`${path.at(-1)}, ${first.name}`}
            src={`./iframe.html?viewMode=story&id=${first.id}`}
          />
        ) : (
          <Primary />
        )}
        {usage && <UsageSections usage={usage} />}
        {area === 'UI' && (
          <section className={reference.section} aria-label="Properties">
            <h2>Properties</h2>
            <Controls />
          </section>
        )}
        {usage?.overPage ? (
          <section className={reference.section} aria-label="States">
            <h2>States</h2>
            <ul className={styles.list}>
              {stories.map(({ id, name }) => (
                <li key={id}>
                  <a href={`./?path=/story/${id}`} target="_parent">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <Stories title="States" includePrimary={false} />
        )}
      </article>
    </Unstyled>
  )
}

/** Words between backticks as code. */
function WithCode({ text }: { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has only its place
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>))
}

function UsageSections({ usage }: { readonly usage: Usage }) {
  const { when, whenNot, content, accessibility, keys } = usage
  return (
    <div className={styles.sections}>
      <Sentences heading="When to use" lines={when} />
      <Sentences heading="When not to use" lines={whenNot} />
      <Sentences heading="Content" lines={content} />
      <Sentences heading="Accessibility" lines={accessibility} />
      {keys && (
        <section aria-label="Keys">
          <h2>Keys</h2>
          <dl className={styles.keys}>
            {Object.entries(keys).map(([key, effect]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

function Sentences({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={styles.list}>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** The comment of a component, which the build adds to it. */
function componentText(component: unknown): string {
  if (typeof component !== 'function' || !('__docgenInfo' in component)) return ''
  const info = component.__docgenInfo
  const text = typeof info === 'object' && info !== null && 'description' in info ? info.description : ''
  return typeof text === 'string' ? text : ''
}

/** The word of the language that these stories draw: `Grid with everything` are stories of `grid`. */
function wordOf(area: string, name: string): Word | undefined {
  const group = groupOf[area]
  const named = (wanted: string) =>
    words.find(word => word.group === group && word.name.toLowerCase() === wanted.toLowerCase())
  return named(name) ?? named(name.split(' ')[0] ?? '')
}

const groupOf: Readonly<Record<string, Word['group']>> = {
  Blocks: 'Blocks',
  Cells: 'Columns',
  Filters: 'Filters',
}

/** The id of the page of a word: `reference-columns--numeric-input-page`. */
function pageOf({ group, name }: Word): string {
  const parted = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return `reference-${group.toLowerCase()}--${parted}-page`
}
