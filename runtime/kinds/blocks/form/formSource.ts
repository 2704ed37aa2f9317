import { type CompiledForm, type CompiledSubmit } from '../../../core/compile/compiledForm.ts'

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
