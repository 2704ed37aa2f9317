/**
 * A second reading of the rules of the refund form (spec 1 §3, §4, §5), made from the sentences of the specification alone:
 * it shares no code with the console and looks at methods as the server spells them.
 */

/** One entry of `availableFields`, whatever the server has put into it. */
export interface RawField {
  readonly attribute: string
  readonly label?: string | null
  readonly required?: boolean | number | null
  readonly maxLength?: number | string | null
  readonly fixedLength?: number | string | null
  readonly language?: string | null
  readonly dropdown?: boolean | number | null
}
export interface RawMethod {
  readonly idRefundMethod: number | string
  readonly displayName: string
  readonly alias: string
  readonly availableFields: readonly RawField[]
}
/** What is typed: texts, and ticks of the two check boxes. */
type Typed = Readonly<Record<string, string | boolean>>

export interface Situation {
  readonly methods: readonly RawMethod[]
  /** Text of the chosen id; empty: none is chosen. */
  readonly chosen: string
  readonly replaceType: boolean
  readonly typed: Typed
  readonly accountTypes: readonly string[]
  readonly banks: readonly string[]
}

/** What the specification says about one field in a situation. */
export interface Said {
  readonly shown: boolean
  readonly required: boolean
  readonly label: string | undefined
  /** Most characters. */
  readonly most: number | undefined
  /** Exact number of characters. */
  readonly exactly: number | undefined
  readonly language: 'arabic' | 'english' | undefined
  readonly list: readonly string[] | undefined
  readonly enabled: boolean
}

const hidden: Said = {
  shown: false,
  required: false,
  label: undefined,
  most: undefined,
  exactly: undefined,
  language: undefined,
  list: undefined,
  enabled: true,
}

/** "Every entry must have idRefundMethod, displayName, alias and availableFields." */
export function isValidMethod(entry: unknown): boolean {
  if (entry === null || typeof entry !== 'object') return false
  for (const key of ['idRefundMethod', 'displayName', 'alias']) {
    const value = Reflect.get(entry, key)
    if (value === undefined || value === null) return false
  }
  return Array.isArray(Reflect.get(entry, 'availableFields'))
}

function chosenMethod(now: Situation): RawMethod | undefined {
  for (const method of now.methods) if (`${method.idRefundMethod}` === now.chosen) return method
  return undefined
}

export function said(now: Situation, field: string): Said {
  const method = chosenMethod(now)
  if (field === 'idRefundMethod')
    return { ...hidden, shown: true, required: true, list: now.methods.map(one => `${one.idRefundMethod}`) }
  // The check box is shown only when the model is a replace type, and enabled only when the voucher method is selected.
  if (field === 'isReplace')
    return { ...hidden, shown: now.replaceType, enabled: method?.alias === 'NoPayment' }

  const entry = method?.availableFields.find(one => one.attribute === field)
  if (!entry) return hidden
  // Shown, and saved, only when bankAccountType is 'Other'; whether the method lists the type, too, makes no difference.
  if (field === 'bankAccountTypeOther' && now.typed.bankAccountType !== 'Other') return hidden

  const isBox = field === 'codIsPostalRefund'
  const fixed = field === 'iban' ? count(entry.fixedLength) : undefined
  const language = entry.language === 'arabic' || entry.language === 'english' ? entry.language : undefined
  return {
    shown: true,
    required: entry.required === true || entry.required === 1,
    label: entry.label ? entry.label : undefined,
    most: isBox || fixed !== undefined ? undefined : count(entry.maxLength),
    exactly: fixed,
    language: isBox ? undefined : language,
    list:
      field === 'bankAccountType'
        ? now.accountTypes
        : field === 'bankName' && (entry.dropdown === true || entry.dropdown === 1)
          ? now.banks
          : undefined,
    enabled: true,
  }
}

/** A length is given when it is a number of at least one. */
function count(length: number | string | null | undefined): number | undefined {
  if (length === null || length === undefined || length === '') return undefined
  const number = Number(length)
  return number >= 1 ? number : undefined
}

/** Choosing a method other than the voucher clears the replace flag; everything else stays as it was typed. */
export function typedInto(now: Situation, field: string): string | boolean {
  if (field === 'idRefundMethod') return now.chosen
  if (field === 'isReplace' && chosenMethod(now)?.alias !== 'NoPayment') return false
  return now.typed[field] ?? (field === 'isReplace' || field === 'codIsPostalRefund' ? false : '')
}

/** Whether the form may not be sent because of this field. */
export function refuses(now: Situation, field: string): boolean {
  const rule = said(now, field)
  if (!rule.shown) return false
  const value = typedInto(now, field)
  if (typeof value === 'boolean') return rule.required && rule.enabled && !value
  // Spaces alone are nothing that was filled in.
  if (value.trim() === '') return rule.required
  return breaksRules(rule, value)
}

function breaksRules(rule: Said, value: string): boolean {
  // Nothing can be chosen from an empty list: it is one that could not be loaded.
  if (rule.list) return rule.list.length > 0 && !rule.list.includes(value)
  const characters = Array.from(value)
  if (rule.exactly !== undefined && characters.length !== rule.exactly) return true
  if (rule.most !== undefined && characters.length > rule.most) return true
  if (rule.language === 'arabic') return !characters.every(isOfArabic)
  if (rule.language === 'english') return !characters.every(isOfEnglish)
  return false
}

/** The specification lists no symbols: these are what we take for basic punctuation and for the listed symbols. */
const symbols = '.,:;!?\'"()/&@#%+*=_-'
const spaces = ' \n'

/** Arabic letters plus basic punctuation, digits and space. */
function isOfArabic(character: string): boolean {
  if (/^[\p{L}\p{M}]$/u.test(character)) return /^\p{Script_Extensions=Arabic}$/u.test(character)
  return isDigit(character) || `${spaces}${symbols}،؛؟`.includes(character)
}

/** Latin letters (of the English alphabet), digits, space and listed symbols. */
function isOfEnglish(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
  return isLetter || (code >= 48 && code <= 57) || `${spaces}${symbols}`.includes(character)
}

function isDigit(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return [0x30, 0x660, 0x6f0].some(zero => code >= zero && code <= zero + 9)
}

/** What is saved: what is shown. */
export function saved(now: Situation, fields: readonly string[]): Record<string, string | boolean> {
  const body: Record<string, string | boolean> = {}
  for (const field of fields) if (said(now, field).shown) body[field] = typedInto(now, field)
  return body
}
