import { type FormEvent, useState } from 'react'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import {
  descriptionProblem,
  isSavable,
  savableCount,
  saveBlockedReason,
} from '../../../../core/grid/savedFilters.ts'
import { messages } from '../../../../core/messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { AppliedFilters } from '../AppliedFilters.tsx'
import styles from './SavedFiltersPanel.module.css'

/** Saves the applied filters under a description, or shows why that is not possible (spec 1 §5). */
export function SaveForm(props: {
  grid: CompiledGrid
  state: GridState
  /** Undefined: not known yet. */
  permission: boolean | undefined
  count: number
  description: string
  onDescription: (description: string) => void
  busy: boolean
  onSubmit: (description: string) => void
}) {
  const { grid, state, permission, count, description, onDescription, busy, onSubmit } = props
  const [asked, setAsked] = useState(false)
  const blockedReason =
    permission === undefined
      ? messages.loading
      : saveBlockedReason({ permission, applied: savableCount(grid, state), count })
  const problem = descriptionProblem(description)
  const saved = grid.filters.filter(isSavable)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const ready = blockedReason === undefined && problem === undefined
    setAsked(!ready)
    if (ready && !busy) onSubmit(description.trim())
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label="Save the applied filters">
      <TextField
        label="Description"
        required
        value={description}
        onChange={onDescription}
        hint={blockedReason}
        error={asked && blockedReason === undefined ? problem : undefined}
      />
      {blockedReason === undefined && <AppliedFilters grid={{ filters: saved }} applied={state.filters} />}
      <Button
        variant="primary"
        type="submit"
        busy={busy}
        aria-disabled={blockedReason !== undefined || undefined}
        title={blockedReason}
      >
        Save
      </Button>
    </form>
  )
}
