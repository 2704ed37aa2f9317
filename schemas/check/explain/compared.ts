import { say } from '../wording.ts'

/** Fields whose values are limited or described by others. */
export const comparedWords = {
  comparedSelf: (name: string) =>
    say('compared-self', `compares "${name}" with itself.`, 'Name another field, or remove it.'),
  currencySelf: (name: string) =>
    say(
      'currency-self',
      `names the amount "${name}" as its own currency.`,
      'Name the field that holds the currency, e.g. record.currency.',
    ),
  comparedUnfit: (path: string, kind: string, own: string) =>
    say(
      'compared-unfit',
      `names "${path}" of a ${kind} field, which cannot be compared with a ${own} field.`,
      `Name a ${own} field, or a path below record or loads.`,
    ),
}
