import { useState } from 'react'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { type ActionRunner, type AskedAction } from './useActionRunner.ts'

/** The question before an action. It stays to fade out with its own words. */
export function ActionQuestion({ runner, selected }: { runner: ActionRunner; selected: number }) {
  const { asked } = runner
  const [last, setLast] = useState<{ asked: AskedAction; rows: number }>()
  if (asked && asked !== last?.asked) setLast({ asked, rows: selected })
  if (!last?.asked.action.confirm) return null
  const { action, target, busy } = last.asked
  const { type, text, title } = last.asked.action.confirm
  return (
    <ConfirmDialog
      open={asked !== undefined}
      type={type}
      title={title}
      text={target.scope === 'selection' ? `${text} ${concerned(last.rows)}` : text}
      confirm={type === 'action' ? action.label : undefined}
      busy={busy}
      onConfirm={runner.confirm}
      onClose={runner.dismiss}
    />
  )
}

function concerned(count: number): string {
  return count === 1 ? 'This concerns 1 row.' : `This concerns ${count.toLocaleString('en')} rows.`
}
