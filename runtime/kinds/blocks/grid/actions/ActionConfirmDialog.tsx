import { type ReactNode, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { placeholders } from '../../../../core/path.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { type ActionTarget } from './GridActionsContext.ts'
import { filledQuestion, filledText } from './rowParams.ts'
import { type ActionRunner, type AskedAction } from './useActionRunner.ts'

/** The confirmation of an action, which names its target. Keeps its text while it fades out. */
export function ActionConfirmDialog({ runner, figures, nameOf }: ActionQuestionProps) {
  const { asked } = runner
  const [last, setLast] = useState<{ asked: AskedAction; figures: ReactNode }>()
  if (asked && asked !== last?.asked) setLast({ asked, figures })
  if (!last?.asked.action.confirm) return null
  const { action, target, busy } = last.asked
  const { type, text, title, yes, no } = last.asked.action.confirm
  const defaultTitle = type === 'action' ? `${action.label}?` : undefined
  const row = 'row' in target ? target.row : undefined
  const isNamed = placeholders(`${title} ${text}`).length > 0
  return (
    <ConfirmDialog
      open={asked !== undefined}
      type={type}
      title={title === undefined ? defaultTitle : filledText(title, row, action.formats)}
      text={[filledQuestion(text, row, action.formats), isNamed ? '' : concerned(target, nameOf)]
        .join(' ')
        .trim()}
      details={target.scope === 'selection' ? last.figures : undefined}
      confirm={yes ?? (type === 'action' ? action.label : undefined)}
      refuse={no}
      danger={action.tone === 'danger' || undefined}
      busy={busy}
      onConfirm={runner.confirm}
      onClose={runner.dismiss}
    />
  )
}

function concerned(target: ActionTarget, nameOf: ActionQuestionProps['nameOf']): string {
  const name = target.scope === 'row' || target.scope === 'record' ? nameOf?.(target.row) : undefined
  return name ? `This affects ${name}.` : ''
}

interface ActionQuestionProps {
  runner: ActionRunner
  /** Number and totals of the selected rows. Absent: no selection. */
  figures?: ReactNode
  /** Name and amounts of a row or record; empty: it has none. Absent: no rows. */
  nameOf?: (row: Row) => string
}
