import { useEffect, useState } from 'react'
import { type SavedFilter } from '../../../../../schemas/wire/savedFilters.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import {
  applySaved,
  sameAsSaved,
  savedFilterMessages,
  savedFiltersOf,
  savedTerms,
} from '../../../../core/grid/savedFilters.ts'
import { messages } from '../../../../core/messages.ts'
import { type PanelState } from '../../../../shell/panels/useSidePanel.tsx'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { usePermission } from '../../../../shell/session/usePermission.ts'
import { userZone } from '../../../../shell/userZone.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx'
import { Message } from '../../../../ui/Message.tsx'
import { SavedFilterList } from '../../../../ui/SavedFilterList.tsx'
import { SidePanel } from '../../../../ui/SidePanel.tsx'
import { Spinner } from '../../../../ui/Spinner.tsx'
import styles from './SavedFiltersPanel.module.css'
import { SaveForm } from './SaveForm.tsx'
import { useSavedFilterCalls, useSavedFilters } from './useSavedFilters.ts'

/** The saved filters of a grid: apply, save, and delete after confirmation (spec 1 §2, §5, §6). */
export function SavedFiltersPanel(props: {
  grid: CompiledGrid
  state: GridState
  panel: PanelState
  description: string
  onDescription: (description: string) => void
  applied: SavedFilter | undefined
  onApplied: (applied: SavedFilter | undefined) => void
  onApply: (saved: SavedFilter) => void
  /** Called with the list whenever it has loaded. */
  onListed: (list: readonly SavedFilter[]) => void
}) {
  const { grid, state, panel, description, onDescription, applied, onApplied, onApply, onListed } = props
  const place = savedFiltersOf(grid)
  const { list, reload } = useSavedFilters(place, panel.open)
  useEffect(() => {
    if (list) onListed(list)
  }, [list, onListed])
  const permission = usePermission(useRuntime().settings.savedFilters, panel.open)
  const { busy, save, remove } = useSavedFilterCalls(place, reload)
  const [doomed, setDoomed] = useState<SavedFilter>()
  const zone = { zone: userZone() }
  const find = (id: string) => list?.find(saved => saved.id === id)
  const submit = async (text: string) => {
    const filters = savedTerms(grid, state, zone)
    if (await save({ filters, description: text })) {
      onDescription('')
      onApplied({ id: '', description: text, filters })
    }
    // It closes on success and is dismissed on failure (spec 1 §4); the input stays for a retry.
    panel.close()
  }
  return (
    <SidePanel open={panel.open} onClose={panel.close} title="Saved filters">
      <div className={styles.body}>
        {list === undefined && <Spinner />}
        {list === null && (
          <Message
            icon="failed"
            tone="danger"
            heading={savedFilterMessages.savedFailed}
            actions={<Button onClick={reload}>{messages.tryAgain}</Button>}
          />
        )}
        {list && (
          <>
            <SavedFilterList
              items={list.map(saved => ({
                id: saved.id,
                description: saved.description,
                note: noteOf(saved, applySaved(grid, saved.filters, state, zone).dropped),
                disabled: saved.unreadable,
                permanent: saved.withoutId,
              }))}
              selected={
                list.find(saved => isApplied(saved, applied) && sameAsSaved(grid, saved.filters, state, zone))
                  ?.id
              }
              onApply={id => {
                const saved = find(id)
                if (saved) onApply(saved)
                panel.close()
              }}
              onDelete={id => setDoomed(find(id))}
              locked={
                permission === false
                  ? savedFilterMessages.savedForbidden
                  : permission
                    ? undefined
                    : messages.loading
              }
            />
            <SaveForm
              grid={grid}
              state={state}
              permission={permission}
              count={list.length}
              description={description}
              onDescription={onDescription}
              busy={busy}
              onSubmit={submit}
            />
          </>
        )}
      </div>
      <DeleteQuestion
        saved={doomed}
        busy={busy}
        onClose={() => setDoomed(undefined)}
        onConfirm={async ({ id }) => {
          const gone = await remove(id)
          setDoomed(undefined)
          if (!gone) return
          if (applied?.id === id) onApplied(undefined)
          reload()
        }}
      />
    </SidePanel>
  )
}

/** A filter that was just saved has no id yet. */
function isApplied(saved: SavedFilter, applied: SavedFilter | undefined): boolean {
  return applied?.id === '' ? saved.description === applied.description : saved.id === applied?.id
}

function noteOf(saved: SavedFilter, dropped: readonly string[]): string | undefined {
  if (saved.unreadable) return savedFilterMessages.savedUnreadable
  if (saved.withoutId) return savedFilterMessages.savedWithoutId
  return dropped.length > 0 ? savedFilterMessages.savedDropped(dropped) : undefined
}

/** Asks before a saved filter is deleted (spec 1 §8). */
function DeleteQuestion(props: {
  /** Undefined: no confirmation is open. */
  saved: SavedFilter | undefined
  busy: boolean
  onConfirm: (saved: SavedFilter) => void
  onClose: () => void
}) {
  const { saved, busy, onConfirm, onClose } = props
  // Keeps its text while the dialog fades out.
  const [last, setLast] = useState(saved)
  if (saved && saved !== last) setLast(saved)
  return (
    <ConfirmDialog
      open={saved !== undefined}
      type="delete"
      title="Delete this saved filter?"
      text={last?.description ?? ''}
      busy={busy}
      onConfirm={() => saved && onConfirm(saved)}
      onClose={onClose}
    />
  )
}
