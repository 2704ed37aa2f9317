import { type CSSProperties, type ReactElement } from 'react'
import css from '../../runtime/ui/tokens.css?raw'
import { contrastsOn, tokenNamed } from './contrast.ts'
import { readTokens, type Token } from './readTokens.ts'
import styles from './TokenPage.module.css'
import { type TokenGroup, type TokenUse } from './tokenUses.ts'

const tokens = readTokens(css)

interface TokenPageProps {
  readonly heading: string
  readonly group: TokenGroup
}

/** The tokens of a group: how each looks, its value in both themes, its contrasts, and what it is for. */
export function TokenPage({ heading, group }: TokenPageProps): ReactElement {
  const rows = Object.entries(group)
  const hasSample = rows.some(([name]) => lookOf(name))
  const hasContrast = rows.some(([, { on }]) => on)
  return (
    <article className={styles.page}>
      <h1>{heading}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what it can focus */}
      <section className={styles.scroll} aria-label={`${heading}, tokens`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              {hasSample && <th scope="col">Sample</th>}
              <th scope="col">Use</th>
              <th scope="col">Value</th>
              {hasContrast && <th scope="col">Contrast in light, dark</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, use]) => (
              <tr key={name}>
                <th scope="row">
                  <code>--{name}</code>
                </th>
                {hasSample && (
                  <td>
                    <Sample name={name} />
                  </td>
                )}
                <td>{use.use}</td>
                <td>
                  <Value token={tokenNamed(tokens, name)} />
                </td>
                {hasContrast && (
                  <td>
                    <Contrasts name={name} use={use} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </article>
  )
}

function Value({ token }: { readonly token: Token }) {
  if (token.light === token.dark) return <code>{token.value}</code>
  return (
    <dl className={styles.pairs}>
      <dt>Light</dt>
      <dd>
        <code>{token.light}</code>
      </dd>
      <dt>Dark</dt>
      <dd>
        <code>{token.dark}</code>
      </dd>
    </dl>
  )
}

function Contrasts({ name, use: { on } }: { readonly name: string; readonly use: TokenUse }) {
  if (!on) return null
  return (
    <dl className={styles.pairs}>
      {on.colors.map(color => {
        const { light, dark } = contrastsOn(tokens, name, color)
        const isEnough = Math.min(light, dark) >= on.least
        return (
          <div key={color} className={styles.pair}>
            <dt>{color.replace(/^color-/, '')}</dt>
            <dd>
              {light.toFixed(1)}, {dark.toFixed(1)}
              {!isEnough && ` (below ${on.least})`}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

function Sample({ name }: { readonly name: string }) {
  const look = lookOf(name)
  const isText = /^(?:text|font|weight|leading)/.test(name)
  return (
    look && (
      <span className={isText ? styles.words : styles.sample} style={look(`var(--${name})`)}>
        {isText && 'Refund 20481, GBP 1,240.50'}
      </span>
    )
  )
}

function lookOf(name: string) {
  return Object.entries(looks).find(([start]) => name.startsWith(start))?.[1]
}

/** How a token is seen, by the beginning of its name; the first that fits holds. */
const looks: Readonly<Record<string, (value: string) => CSSProperties>> = {
  'color-accent-contrast': value => ({ background: value, borderColor: 'var(--color-accent)' }),
  'color-hairline': value => ({ borderColor: value }),
  'color-outline': value => ({ borderColor: value }),
  color: value => ({ background: value }),
  tone: value => ({ background: value }),
  chart: value => ({ background: value }),
  text: fontSize => ({ fontSize }),
  font: fontFamily => ({ fontFamily }),
  weight: fontWeight => ({ fontWeight }),
  leading: lineHeight => ({ lineHeight, inlineSize: '7rem' }),
  space: inlineSize => ({ inlineSize, background: 'var(--color-accent)' }),
  target: blockSize => ({ blockSize }),
  control: blockSize => ({ blockSize }),
  row: blockSize => ({ blockSize }),
  bar: blockSize => ({ blockSize }),
  radius: borderRadius => ({ borderRadius, borderColor: 'var(--color-outline)' }),
  shadow: boxShadow => ({ boxShadow, background: 'var(--color-raised)', borderColor: 'transparent' }),
  'focus-ring': outline => ({ outline }),
  disabled: opacity => ({ opacity, background: 'var(--color-accent)' }),
}
