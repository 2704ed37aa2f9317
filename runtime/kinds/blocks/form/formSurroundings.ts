import { type CompiledForm } from '../../../core/compile/compiledForm.ts'
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
