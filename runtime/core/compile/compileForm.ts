import {
  type Field,
  type FieldConditions,
  type FieldOf,
  type Form,
  type LeafField,
  type Submit,
} from '../../../schemas/index.ts'
import { domainFieldHolds, isDomainField } from '../../../schemas/language/domain/holds.ts'
import { type Labelled } from '../../../schemas/language/labelled.ts'
import { rjsfForm } from '../../../schemas/rjsfForm.ts'
import { defaultFileLimits } from '../files/fileLimits.ts'
import { holdsSensitive } from '../form/draftValues.ts'
import { blankOf } from '../form/values.ts'
import { messages } from '../messages.ts'
import { deepFreeze } from '../objects.ts'
import { compileToastLink } from './compileAction.ts'
import { type CompiledLabelled } from './compiled.ts'
import {
  type CompiledComputed,
  type CompiledDryRun,
  type CompiledField,
  type CompiledFieldOf,
  type CompiledForm,
  type CompiledLeaf,
  type CompiledSubmit,
} from './compiledForm.ts'

/**
 * The form of a block or action with every default filled in, frozen; cached per definition. Called by what
 * draws the form, so that compiling forms is not part of the script needed for the first rows.
 */
export function compiledForm(definition: Form): CompiledForm {
  const known = compiled.get(definition)
  if (known) return known
  const form = deepFreeze(compileForm(definition))
  compiled.set(definition, form)
  return form
}

const compiled = new WeakMap<Form, CompiledForm>()

/** A form with every default filled in; seconds become milliseconds. */
export function compileForm(form: Form): CompiledForm {
  const submits = form.submit ? [form.submit, ...(form.otherSubmits ?? [])].map(compileSubmit) : []
  const waysNeeding = (path: string) =>
    submits.filter(({ requires }) => requires.includes(path)).map(({ label }) => label)
  const fields = form.fields.map(compileField).map(field => ({
    ...field,
    neededFor: waysNeeding(field.name),
    ...(field.kind === 'rows' && {
      fields: field.fields.map(leaf => ({ ...leaf, neededFor: waysNeeding(`${field.name}.${leaf.name}`) })),
    }),
  }))
  const { readView } = form
  return {
    id: form.id,
    fields,
    ...rjsfForm(form),
    sections: form.sections?.map(section => ({ text: '', ...section })) ?? [
      { title: '', text: '', fields: fields.map(({ name }) => name) },
    ],
    values: form.values || '',
    prefilled: form.values !== false,
    submits,
    profile: form.profile,
    readView: readView && { editAccess: readView === true ? '' : readView.editAccess },
    draft: form.draft ?? true,
  }
}

/** A way to send a form with every default filled in. */
export function compileSubmit(submit: Submit): CompiledSubmit {
  const { edits = '' } = submit.onSuccess ?? {}
  return {
    call: submit.call,
    requires: submit.requires ?? [],
    fields: submit.fields,
    method: submit.method ?? 'POST',
    next: submit.next && {
      call: submit.next.call,
      method: submit.next.method ?? 'POST',
      version: submit.next.version ?? '',
      fields: submit.next.fields,
      read: submit.next.read,
    },
    label: submit.label ?? messages.save,
    body: submit.body ?? {},
    send: submit.send ?? 'all',
    version: submit.version ?? '',
    dryRun: submit.dryRun && compileDryRun(submit.dryRun),
    confirm: submit.confirm,
    formats: submit.formats ?? {},
    toast: submit.onSuccess?.toast ?? 'server',
    link: compileToastLink(submit.onSuccess?.link),
    go: submit.onSuccess?.go ?? '',
    goParams: submit.onSuccess?.params ?? {},
    goQuery: submit.onSuccess?.query ?? {},
    edits: edits === true ? 'data' : edits,
    close: (submit.onSuccess?.close ?? true) && edits === '',
    reload: submit.onSuccess?.reload ?? true,
    lock: (submit.lock ?? 0) * 1000,
  }
}

function compileDryRun(dryRun: NonNullable<Submit['dryRun']>): CompiledDryRun {
  const {
    select = 'data',
    fields = [],
    columns = [],
  }: Exclude<typeof dryRun, true> = dryRun === true ? {} : dryRun
  return { select, fields: fields.map(withCell), columns: columns.map(withCell) }
}

function withCell(field: Labelled): CompiledLabelled {
  return { ...field, cell: field.cell ?? { kind: 'text' } }
}

function compileField(field: Field): CompiledField {
  if (isDomainField(field)) {
    const held = domainFieldHolds[field.kind]
    const own = { ...baseOf(field), kind: 'own', definition: field } as const
    return held.holds === 'text' ? { ...own, ...held, initial: '' } : { ...own, ...held, initial: [] }
  }
  if (field.kind === 'file') return compileFile(field)
  if (field.kind !== 'rows') return compileLeaf(field)
  return {
    ...baseOf(field),
    kind: 'rows',
    fields: field.fields.map(compileLeaf),
    min: field.min ?? 0,
    max: field.max,
    unique: field.unique ?? [],
    add: field.add ?? '',
  }
}

/** The file itself is neither in a record nor kept in a draft. */
function compileFile(field: FieldOf<'file'>): CompiledFieldOf<'file'> {
  const { accept = defaultFileLimits.accept, largest = defaultFileLimits.largest } = field
  const base = { ...baseOf(field), sensitive: true, prefilled: false }
  return { ...base, kind: 'file', accept, largest, initial: null }
}

function compileLeaf(field: LeafField): CompiledLeaf {
  const base = {
    ...baseOf(field),
    initial: field.initial ?? blankOf(field.kind),
    computed: 'computed' in field && field.computed ? compileComputed(field.computed) : undefined,
  }
  switch (field.kind) {
    case 'checkbox':
      return { ...base, kind: field.kind }
    case 'choice':
    case 'multiSelect':
      return { ...base, kind: field.kind, options: field.options }
    case 'select':
      return { ...base, kind: field.kind, options: field.options }
    case 'date':
      return {
        ...base,
        kind: field.kind,
        min: field.min,
        max: field.max,
        ...comparedOf(field),
        time: field.time ?? false,
      }
    case 'number':
      return {
        ...base,
        kind: field.kind,
        min: field.min,
        max: field.max,
        ...comparedOf(field),
        decimals: field.decimals,
        clamp: field.clamp ?? false,
        unit: field.unit ?? '',
        currency: field.currency ?? '',
      }
    case 'text':
      return {
        ...base,
        kind: field.kind,
        maxLength: field.maxLength,
        length: field.length,
        charset: field.charset,
        pattern: field.pattern,
        warn: field.warn,
        json: field.json ?? false,
        list: field.list ?? false,
        rows: field.rows ?? (field.json ? 8 : field.list ? 4 : 1),
        masked: field.masked ?? false,
        sensitive: base.sensitive || (field.masked ?? false),
        placeholder: field.placeholder ?? '',
        options: field.options,
      }
  }
}

function comparedOf({ atLeast = '', atMost = '' }: { atLeast?: string; atMost?: string }) {
  return { atLeast, atMost }
}

function compileComputed(computed: NonNullable<FieldOf<'number'>['computed']>): CompiledComputed {
  return { sum: [], minus: [], product: [], from: '', editable: false, ...computed }
}

/** What fields have in common; a file has no value that could be kept or filled. */
type BaseKeys = Pick<Field, 'kind' | 'name' | 'label' | 'help' | keyof FieldConditions> &
  Partial<Pick<LeafField, 'sensitive' | 'prefill' | 'was'>>

function baseOf(field: BaseKeys) {
  return {
    name: field.name,
    label: field.label,
    help: field.help ?? '',
    visible: field.visible,
    enabled: field.enabled,
    required: field.required ?? false,
    clearWhen: field.clearWhen,
    saveWhen: field.saveWhen,
    sensitive: field.sensitive ?? holdsSensitive(field, field.label),
    prefilled: field.prefill ?? true,
    neededFor: [],
    was: field.was ?? '',
  }
}
