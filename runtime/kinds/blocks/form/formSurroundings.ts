import { type CompiledForm, type CompiledSubmit } from '../../../core/compile/compiledForm.ts'
import { type Surroundings } from '../../../core/form/fieldState.ts'
import { editingMessages } from '../../../core/form/formMessages.ts'
import { readProfiles } from '../../../core/form/profile.ts'
import { valueAt } from '../../../core/objects.ts'
import { userZone } from '../../../shell/userZone.ts'

type Loads = Readonly<Record<string, unknown>>

/** What a form looks at beside its values. */
export function formSurroundings(form: CompiledForm, record: unknown, loads: Loads): Surroundings {
  const profiles = profilesOf(form, loads)
  return { record, loads, zone: userZone(), ...(profiles && { profileOf: profiles.profileOf }) }
}

/** Why a form cannot be shown: its record is not there, or the server sends no profiles for it. Empty: it can. */
export function formProblem(form: CompiledForm, loads: Loads): string {
  if (form.values !== '' && (valueAt(loads, form.values) ?? null) === null) return editingMessages.failed
  return profilesOf(form, loads)?.problem ?? ''
}

function profilesOf(form: CompiledForm, loads: Loads) {
  return form.profile && readProfiles(form.profile, form, valueAt(loads, form.profile.load))
}

/** What a form is filled from, and where it goes. */
export interface FormSource {
  readonly form: CompiledForm
  /** Fills the fields; undefined: nothing does. */
  readonly record: unknown
  /** Filled paths of the calls, one for each way to send it. The first also tells one draft of the form from another. */
  readonly paths: readonly string[]
  /** Goes out beside the fields. */
  readonly body: Readonly<Record<string, unknown>>
  /** It was sent that way with success; whoever shows it closes it or asks for its record again. A promise resolves when that is there. */
  onSaved(way: CompiledSubmit): Promise<void> | undefined
  /** Someone else saved first: its record is to be asked for again. */
  onConflict(): Promise<void> | undefined
}
