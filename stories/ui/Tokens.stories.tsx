import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode } from 'react'

const meta = { title: 'UI/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What text stands on, each with the texts that are read on it. */
export const Surfaces: Story = {
  render: () => (
    <List>
      {['surface', 'raised', 'sunken', 'hover', 'pressed', 'selected'].map(name => (
        <Named key={name} name={`--color-${name}`}>
          <span style={{ ...sample, background: `var(--color-${name})` }}>
            <span>text</span>
            <span style={{ color: 'var(--color-text-muted)' }}>text-muted</span>
            <span style={{ color: 'var(--color-text-faint)' }}>text-faint</span>
            <span style={{ color: 'var(--color-accent)' }}>accent</span>
          </span>
        </Named>
      ))}
    </List>
  ),
}
export const SurfacesDark: Story = { ...Surfaces, globals: { theme: 'dark' } }

export const Tones: Story = {
  render: () => (
    <List>
      {['neutral', 'info', 'success', 'warning', 'danger'].map(tone => (
        <Named key={tone} name={`--tone-${tone}-text, --tone-${tone}-background`}>
          <span
            style={{
              ...sample,
              background: `var(--tone-${tone}-background)`,
              color: `var(--tone-${tone}-text)`,
            }}
          >
            {tone}
          </span>
        </Named>
      ))}
    </List>
  ),
}
export const TonesDark: Story = { ...Tones, globals: { theme: 'dark' } }

/** Lines that carry a meaning reach 3:1 on the surface; a hairline only parts what is told apart by its place. */
export const Lines: Story = {
  render: () => (
    <List>
      {['hairline', 'outline', 'focus', 'accent'].map(name => (
        <Named key={name} name={`--color-${name}`}>
          <span style={{ ...sample, border: `2px solid var(--color-${name})` }} />
        </Named>
      ))}
      {[1, 2, 3, 4, 5].map(part => (
        <Named key={part} name={`--chart-${part}`}>
          <span style={{ ...sample, background: `var(--chart-${part})` }} />
        </Named>
      ))}
    </List>
  ),
}
export const LinesDark: Story = { ...Lines, globals: { theme: 'dark' } }

export const Type: Story = {
  render: () => (
    <List>
      {['caption', 'body', 'lead', 'section', 'title', 'display'].map(size => (
        <Named key={size} name={`--text-${size}`}>
          <span style={{ fontSize: `var(--text-${size})` }}>Refund 20481, 1,240.50 GBP</span>
        </Named>
      ))}
      {['weight', 'weight-medium', 'weight-strong'].map(weight => (
        <Named key={weight} name={`--${weight}`}>
          <span style={{ fontWeight: `var(--${weight})` }}>Refund 20481, 1,240.50 GBP</span>
        </Named>
      ))}
      <Named name="--font-mono">
        <span style={{ fontFamily: 'var(--font-mono)' }}>Refund 20481, 1,240.50 GBP</span>
      </Named>
    </List>
  ),
}

export const Space: Story = {
  render: () => (
    <List>
      {[1, 2, 3, 4, 5, 6, 7, 8].map(step => (
        <Named key={step} name={`--space-${step}`}>
          <span style={{ ...bar, inlineSize: `var(--space-${step})` }} />
        </Named>
      ))}
      {['target', 'control-small', 'control', 'row', 'bar'].map(name => (
        <Named key={name} name={`--${name}`}>
          <span style={{ ...bar, inlineSize: '6rem', blockSize: `var(--${name})` }} />
        </Named>
      ))}
    </List>
  ),
}

export const Corners: Story = {
  render: () => (
    <List>
      {['radius-small', 'radius', 'radius-large'].map(name => (
        <Named key={name} name={`--${name}`}>
          <span
            style={{ ...sample, border: '1px solid var(--color-outline)', borderRadius: `var(--${name})` }}
          />
        </Named>
      ))}
      {['shadow-control', 'shadow-overlay'].map(name => (
        <Named key={name} name={`--${name}`}>
          <span style={{ ...sample, background: 'var(--color-raised)', boxShadow: `var(--${name})` }} />
        </Named>
      ))}
    </List>
  ),
}

function List({ children }: { children: ReactNode }) {
  return <dl style={{ display: 'grid', gap: '0.75rem' }}>{children}</dl>
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '20rem 1fr', alignItems: 'center', gap: '1rem' }}>
      <dt style={{ fontFamily: 'var(--font-mono)' }}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const sample: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1rem',
  minInlineSize: '6rem',
  minBlockSize: '2.5rem',
  paddingInline: '0.75rem',
}

const bar: CSSProperties = { display: 'block', blockSize: '1rem', background: 'var(--color-accent)' }
