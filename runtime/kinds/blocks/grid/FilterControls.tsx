import { type ReactNode } from 'react'
import { type CompiledFilter } from '../../../core/compile/compiled.ts'
import styles from './FilterArea.module.css'

/**
 * The controls of a filter area of its own: a sentence in which every `{key}` is a control. A filter that the sentence
 * leaves out stands behind it.
 */
export function FilterControls({ template, filters, draw }: FilterControlsProps) {
  const told = new Set<string>()
  const parts = template.split(/\{([^{}]+)\}/).map((part, at) => {
    const text = part.trim()
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a definition never change their places
    if (at % 2 === 0) return text === '' ? null : <span key={`${at} ${text}`}>{text}</span>
    const filter = filters.find(({ key }) => key === part)
    if (!filter || told.has(part)) return null
    told.add(part)
    return draw(filter)
  })
  return (
    <div className={styles.sentence}>
      {parts}
      {filters.filter(({ key }) => !told.has(key)).map(draw)}
    </div>
  )
}

interface FilterControlsProps {
  template: string
  filters: readonly CompiledFilter[]
  /** Draws a control, with its key. */
  draw: (filter: CompiledFilter) => ReactNode
}
