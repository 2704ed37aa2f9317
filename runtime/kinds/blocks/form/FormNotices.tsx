import { useSyncExternalStore } from 'react'
import { unsavedLabels } from '../../../core/form/draftValues.ts'
import { pathsOf } from '../../../core/form/formErrors.ts'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { type FormStore } from '../../../core/form/formStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type FormEditing } from './useFormEditing.ts'

/** Notices above the fields: drafts, conflicts with another user, and errors of a refused attempt. */
export function FormNotices({ editing }: { editing: FormEditing }) {
  const { store, draft, submission, replaced } = editing
  const { conflict } = submission
  return (
    <>
      {draft.restored && (
        <Notice
          heading={editingMessages.draftRestored}
          actions={
            <Button size="small" onClick={draft.discard}>
              {editingMessages.discard}
            </Button>
          }
          onDismiss={draft.seen}
        >
          {draft.restored === 'fresh' ? editingMessages.draftFresh : editingMessages.draftStale}
          <Unkept store={store} />
        </Notice>
      )}
      {draft.refused && <Notice tone="warning">{editingMessages.draftRefused}</Notice>}
      {(conflict !== undefined || replaced.length > 0) && (
        <Notice tone="warning" live="alert" heading={editingMessages.faster}>
          {conflict !== undefined && <p>{conflict}</p>}
          <p>{replaced.length > 0 ? editingMessages.replaces(replaced) : editingMessages.kept}</p>
        </Notice>
      )}
      <Refusal store={store} editing={editing} />
    </>
  )
}

/** Fields missing from a restored draft: their former values would look as if they had been typed. */
function Unkept({ store }: { store: FormStore }) {
  const labels = useSyncExternalStore(store.subscribeAll, () => unsavedLabels(store).join(', '))
  return labels !== '' && <p>{editingMessages.draftLacks(labels)}</p>
}

/** Follows the errors, which disappear when their values change; renders only if errors change. */
function Refusal({ store, editing }: { store: FormStore; editing: FormEditing }) {
  const errors = useSyncExternalStore(store.subscribeAll, store.allErrors)
  const { refusals, said } = editing.submission
  const shown = inOrder(store, Object.keys(errors)).flatMap(path =>
    (errors[path] ?? []).map(text => ({ id: fieldId(editing, path), text: named(store, path, text) })),
  )
  return (
    <ErrorSummary heading={said ?? editingMessages.refused(shown.length)} errors={shown} attempt={refusals} />
  )
}

/** Errors without a field come first: they concern the form as a whole. */
function inOrder(store: FormStore, paths: readonly string[]): readonly string[] {
  const places = new Map(pathsOf(store).map((path, at) => [path, at]))
  const place = (path: string) => places.get(path) ?? -1
  return paths.toSorted((one, other) => place(one) - place(other))
}

/** Outside of its field an error names the field, and in a table of records also the record. */
function named(store: FormStore, path: string, text: string): string {
  const [name = path, row, inner] = path.split('.')
  const field = store.form.fields.find(one => one.name === name)
  if (!field) return text
  if (row === undefined) {
    const { label } = store.state(name)
    return text.startsWith(label) ? text : editingMessages.ofField(label, text)
  }
  const { label = '' } = (field.kind === 'rows' && field.fields.find(leaf => leaf.name === inner)) || {}
  const number = Number(row) + 1
  return text.startsWith(label)
    ? editingMessages.ofRow(field.label, number, text)
    : editingMessages.ofCell(field.label, number, label, text)
}

/** Id of the control of a field; undefined for a path without a field. */
function fieldId(
  { store, idPrefix }: Pick<FormEditing, 'store' | 'idPrefix'>,
  path: string,
): string | undefined {
  const [name] = path.split('.')
  const known = store.form.fields.some(field => field.name === name)
  return known ? [idPrefix, ...path.split('.')].join('_') : undefined
}
