import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { viewProblem, viewSearch, withView } from '../../../../core/views/pinnedViews.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../../shell/screen/ScreenContext.tsx'
import { keepViews, usePinnedViews } from '../../../../shell/views/pinnedViews.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CheckboxField } from '../../../../ui/CheckboxField.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { AppliedFilters } from '../AppliedFilters.tsx'
import styles from './PinView.module.css'

/** Asks for the name of the view to pin, and shows its content. */
export function PinView({ open, onClose, grid, state }: PinViewProps) {
  const runtime = useRuntime()
  const { screen } = useScreen()
  const { pathname, search } = useLocation()
  const views = usePinnedViews()
  const [label, setLabel] = useState('')
  const [isDefault, setDefault] = useState(false)
  const [asked, setAsked] = useState(false)
  const form = useId()
  const problem = viewProblem(label, pathname, views)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(problem !== undefined)
    if (problem !== undefined) return
    const view = { label: label.trim(), path: pathname, search: viewSearch(search), isDefault }
    if (!keepViews(runtime, withView(views, view)))
      return runtime.toast({ type: 'error', text: 'The view was not pinned: this browser stores no data.' })
    runtime.toast({ type: 'success', text: `“${view.label}” is pinned to this list and to your home page.` })
    setLabel('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Pin this view"
      text={`Keeps the filters, sort order and columns of ${screen.title} for you in this browser.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form}>
            Pin view
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit} aria-label="Pin this view">
        <TextField
          label="Name"
          required
          value={label}
          onChange={setLabel}
          error={asked ? problem : undefined}
        />
        <AppliedFilters grid={grid} applied={state.filters} />
        <CheckboxField label="Open this list with this view" checked={isDefault} onChange={setDefault} />
      </form>
    </Dialog>
  )
}

interface PinViewProps {
  open: boolean
  onClose: () => void
  grid: CompiledGrid
  state: GridState
}
