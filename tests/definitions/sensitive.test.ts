import { describe, expect, it } from 'vitest'
import { compileForm } from '../../runtime/core/compile/compileForm.ts'
import { type Form } from '../../schemas/index.ts'
import { sensitiveData } from '../../schemas/language/sensitiveData.ts'
import { definitions } from '../support/screens.ts'

const forms = definitions.flatMap(({ file, screen }) =>
  partsOf(screen.body)
    // A grid has an id and fields too, and columns besides.
    .filter(part => !('columns' in part))
    .filter((part): part is Form & object => 'id' in part && 'fields' in part && Array.isArray(part.fields))
    .map(form => ({ file, form: compileForm(form) })),
)
interface TypedField {
  readonly kind: string
  readonly name: string
  readonly label: string
  readonly sensitive: boolean
  readonly because?: string
}
const typed = forms.flatMap(({ form }) =>
  form.fields
    .flatMap((field): readonly TypedField[] => (field.kind === 'rows' ? field.fields : [field]))
    .filter(({ kind }) => kind === 'text' || kind === 'number')
    .map(field => ({ name: `${form.id} ${field.name}`, field })),
)

/**
 * Parts of names and labels by which a person recognizes data that must not be stored. Written independently of the words
 * that the check and the language use, so that a word missing there is found here.
 */
const sensitiveParts =
  /iban|swift|account ?(?:no|nr|num|id)|routing|sort ?code|national|identity|passport|social|\bssn\b|tax|birth|pass(?:word|phrase|code)|secret|\bpin\b|\botp\b|one ?-?time|verification|token|api ?key|credential|card|cvv|cvc|signature/i

function looksSensitive({ name, label }: TypedField): boolean {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return [words, label].some(text => sensitiveParts.test(text))
}

describe('sensitive field', () => {
  it.each([
    ['iban', 'an IBAN'],
    ['partnerIban', 'an IBAN'],
    ['bankAccountNumber', 'an account number'],
    ['Account number', 'an account number'],
    ['account_nr', 'an account number'],
    ['nationalId', 'a national id'],
    ['Passport number', 'a national id'],
    ['New password', 'a password'],
    ['pin', 'a password'],
    ['oneTimeCode', 'a one-time code'],
    ['One-time code', 'a one-time code'],
    ['cardNumber', 'a card number'],
  ])('is detected by its name or label: %s holds %s', (name, what) => {
    expect(sensitiveData(name)).toBe(what)
  })

  it.each([
    'needsReview',
    'accountHolder',
    'bankName',
    'orderNr',
    'opinion',
    'pinned',
    'shipping',
    'bic',
    'code',
  ])('does not include %s', name => {
    expect(sensitiveData(name)).toBeUndefined()
  })

  it('is in no draft of any form of the console by an independent list of words, unless a reason is given', () => {
    const kept = typed.filter(
      ({ field }) => !field.sensitive && field.because === undefined && looksSensitive(field),
    )
    expect([...new Set(kept.map(({ name }) => name))]).toEqual([])
  })

  it('is detected only if the independent list detects it too', () => {
    const missed = typed.filter(({ field }) => field.sensitive && !looksSensitive(field))
    expect(missed.map(({ name }) => name)).toEqual([])
  })

  it('is found in the forms that are known to contain one', () => {
    const names = typed.filter(({ field }) => field.sensitive).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'add-cash-bank-account iban',
        'change-cash-bank-account iban',
        'add-collection-partner iban',
        'change-collection-partner iban',
        'save-navision-settings password',
        'propose-partner-change iban',
        'change-refund-bank-account iban',
        'refund-method bankAccountNumber',
        'refund-method iban',
        'refund-method nationalId',
        'refund-method-closed bankAccountNumber',
        'refund-method-closed iban',
        'refund-method-closed nationalId',
        'refund-method-preview bankAccountNumber',
        'refund-method-preview iban',
        'refund-method-preview nationalId',
      ]),
    )
  })
})

function partsOf(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return []
  return [part, ...Object.values(part).flatMap(partsOf)]
}
