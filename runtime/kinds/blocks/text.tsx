import Info from 'lucide-react/icons/info'
import { type Formats } from '../../../schemas/index.ts'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { valueAt } from '../../core/objects.ts'
import { fillText } from '../../core/path.ts'
import { displayText } from '../../core/text/displayText.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { Message } from '../../ui/Message.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formattedValues } from '../cells/formattedText.ts'
import { type BlockKindOf } from '../kinds.ts'
import { Section } from './Section.tsx'
import { TextLinks } from './TextLinks.tsx'
import styles from './text.module.css'

/** A message to the user; with an icon it fills the page. */
export const kind: BlockKindOf<'text'> = { View }

function View({ block }: { block: CompiledBlockOf<'text'> }) {
  const { icon, tone } = block
  const { loads, asked, params, query } = useScreen()
  const missing = asked?.record ? block.whenMissing : undefined
  const values = missing ? { record: asked?.record } : { params: { ...query, ...params }, ...loads }
  const text = filled(missing?.text ?? block.text, values, block.formats)
  const heading = filled(missing?.heading ?? block.heading ?? '', values, block.formats) || undefined
  const ways = block.links && <TextLinks links={block.links} main={icon !== undefined} />
  if (icon !== undefined) {
    return (
      <Message
        icon={pictures[icon]}
        size="page"
        level={2}
        heading={heading ?? text}
        text={heading === undefined ? undefined : text}
        actions={ways}
      />
    )
  }
  if (tone !== undefined) {
    return (
      <div className={styles.notice}>
        <Notice tone={tone} heading={heading} live={tone === 'danger' ? 'alert' : 'status'} actions={ways}>
          <Paragraphs text={text} />
        </Notice>
      </div>
    )
  }
  return (
    <Section heading={heading}>
      <Paragraphs text={text} />
      {ways && <div className={styles.links}>{ways}</div>}
    </Section>
  )
}

/** An empty line starts a new paragraph. */
function Paragraphs({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {text.split(/\n\s*\n/).map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** Fills a text with the values of the loads. */
function filled(text: string, loads: Readonly<Record<string, unknown>>, formats: Formats = {}): string {
  const values = Object.entries(formattedValues(text, loads, formats)).map(
    ([name, one]) => [name, displayText(one || valueAt(loads, name))] as const,
  )
  return fillText(text, Object.fromEntries(values))
}

const pictures = {
  lost: 'lost',
  locked: 'forbidden',
  maintenance: 'maintenance',
  failed: 'failed',
  info: <Info aria-hidden="true" />,
} as const
