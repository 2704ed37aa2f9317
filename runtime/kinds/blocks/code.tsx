import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { messages } from '../../core/messages.ts'
import { valueAt } from '../../core/objects.ts'
import { formatCode } from '../../core/text/formatCode.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { CodeView } from '../../ui/CodeView.tsx'
import { Message } from '../../ui/Message.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { Section } from './Section.tsx'

/** Machine-readable text, indented for display; the copy button copies it as it was sent. */
export const kind: BlockKindOf<'code'> = { View }

function View({ block: { load, heading, empty } }: { block: CompiledBlockOf<'code'> }) {
  const text = textOf(valueAt(useScreen().loads, load))
  return (
    <Section heading={heading}>
      {text === '' ? (
        <Message icon="empty" heading={empty ?? messages.empty} />
      ) : (
        <CodeView label={heading ?? 'Code'} text={formatCode(text)} copied={text} />
      )}
    </Section>
  )
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}
