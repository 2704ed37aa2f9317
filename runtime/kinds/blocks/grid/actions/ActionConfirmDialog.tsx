import { type ReactNode, useState } from 'react'
import { displayText } from '../../../../core/text/displayText.ts'
import { valueAt } from '../../../../core/valueAt.ts'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { type ActionTarget } from './GridActionsContext.ts'
import { type ActionRunner, type AskedAction } from './useActionRunner.ts'

/** The question before an action, which names what it concerns. It stays to fade out with its own words. */
export function ActionConfirmDialog({ runner, figures, name }: ActionQuestionProps) {
  const { asked } = runner
  const [last, setLast] = useState<{ asked: AskedAction; figures: ReactNode }>()
  if (asked && asked !== last?.asked) setLast({ asked, figures })
  if (!last?.asked.action.confirm) return null
  const { action, target, busy } = last.asked
  const { type, text, title, yes, no } = last.asked.action.confirm
  return (
    <ConfirmDialog
      open={asked !== undefined}
      type={type}
      title={title}
      text={[text, concerned(target, name)].join(' ').trim()}
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

function concerned(target: ActionTarget, name: ActionQuestionProps['name']): string {
  if (target.scope !== 'row' || name === undefined) return ''
  return `This affects ${name.label} ${displayText(valueAt(target.row, name.field))}.`
}

interface ActionQuestionProps {
  runner: ActionRunner
  /** How many rows are selected, and what they come to. Absent: there is no selection. */
  figures?: ReactNode
  /** The column by which people know a row. Absent: there is none. */
  name?: { readonly field: string; readonly label: string } | undefined
}
