import { type CompiledForm, type CompiledSubmit } from '../../../core/compile/compiledForm.ts'
import { type Surroundings } from '../../../core/form/fieldState.ts'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { readProfiles } from '../../../core/form/profile.ts'
import { valueAt } from '../../../core/objects.ts'
import { userZone } from '../../../shell/userZone.ts'

type Loads = Readonly<Record<string, unknown>>

/** The data that a form depends on, apart from its values. */
export function formSurroundings(
  form: CompiledForm,
  { record, loads, user, now }: Pick<Surroundings, 'record' | 'loads' | 'user' | 'now'>,
): Surroundings {
  const profiles = profilesOf(form, loads)
  return { record, loads, user, now, zone: userZone(), ...(profiles && { profileOf: profiles.profileOf }) }
}

/** Why a form cannot be shown: its record or its profiles are missing. Empty: it can. */
export function formProblem(form: CompiledForm, loads: Loads): string {
  if (form.values !== '' && (valueAt(loads, form.values) ?? null) === null) return editingMessages.failed
  return profilesOf(form, loads)?.problem ?? ''
}

function profilesOf(form: CompiledForm, loads: Loads) {
  return form.profile && readProfiles(form.profile, form, valueAt(loads, form.profile.load))
}

/** The record of a form and its calls. */
export interface FormSource {
  readonly form: CompiledForm
  /** Fills the fields; undefined: none. */
  readonly record: unknown
  /** Filled paths of the calls, one per way to send. The first also identifies the draft of the form. */
  readonly paths: readonly string[]
  /** Sent in addition to the fields. */
  readonly body: Readonly<Record<string, unknown>>
  /** After success: close the form or reload its record; a promise resolves once that has arrived. */
  onSaved(way: CompiledSubmit): Promise<void> | undefined
  /** Someone else saved first: its record must be loaded again. */
  onConflict(): Promise<void> | undefined
}
