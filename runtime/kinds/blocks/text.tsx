import Info from 'lucide-react/icons/info'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { Message } from '../../ui/Message.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import styles from './text.module.css'

/** A message to the user; with a picture it fills the page. */
export const textBlock: BlockKindOf<'text'> = { View }

function View({ block }: { block: CompiledBlockOf<'text'> }) {
  const { heading, text, icon, links = [] } = block
  const ways = links.map((link, position) => (
    <TextLink key={link.label} {...link} main={icon !== undefined && position === 0} />
  ))
  if (icon !== undefined) {
    return (
      <Message
        icon={pictures[icon]}
        size="page"
        level={2}
        heading={heading ?? text}
        text={heading === undefined ? undefined : text}
        actions={ways.length > 0 ? ways : undefined}
      />
    )
  }
  return (
    <Section heading={heading}>
      <div className={styles.text}>
        {text.split(/\n\s*\n/).map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {ways.length > 0 && <div className={styles.links}>{ways}</div>}
    </Section>
  )
}

const pictures = {
  lost: 'lost',
  locked: 'forbidden',
  maintenance: 'maintenance',
  failed: 'failed',
  info: <Info aria-hidden="true" />,
} as const
