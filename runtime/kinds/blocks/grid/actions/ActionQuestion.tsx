import { useState } from 'react'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { concernedRows } from './actionWork.ts'
import { type ActionTarget } from './GridActionsContext.ts'
import { type ActionRunner, type AskedAction } from './useActionRunner.ts'

/** The question before an action, which names what it concerns. It stays to fade out with its own words. */
export function ActionQuestion({ runner, selected, rowLabel }: ActionQuestionProps) {
  const { asked } = runner
  const [last, setLast] = useState<{ asked: AskedAction; rows: number }>()
  if (asked && asked !== last?.asked) setLast({ asked, rows: selected })
  if (!last?.asked.action.confirm) return null
  const { action, target, busy } = last.asked
  const { type, text, title, yes, no } = last.asked.action.confirm
  return (
    <ConfirmDialog
      open={asked !== undefined}
      type={type}
      title={title}
      text={[text, concerned(target, last.rows, rowLabel)].join(' ').trim()}
      confirm={yes ?? (type === 'action' ? action.label : undefined)}
      refuse={no}
      danger={action.tone === 'danger' || undefined}
      busy={busy}
      onConfirm={runner.confirm}
      onClose={runner.dismiss}
    />
  )
}

function concerned(target: ActionTarget, rows: number, name: string | undefined): string {
  if (target.scope === 'selection') return concernedRows(rows)
  return target.scope === 'row' && name !== undefined ? `This concerns ${name} ${target.key}.` : ''
}

interface ActionQuestionProps {
  runner: ActionRunner
  /** Number of selected rows. */
  selected: number
  /** What the key of a row is. Absent: it says nothing to the user. */
  rowLabel?: string | undefined
}
