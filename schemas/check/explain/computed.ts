import { say } from '../wording.ts'

/** Fields whose value follows from others. */
export const computedWords = {
  computedSource: () =>
    say(
      'computed-source',
      'needs exactly one of sum, product and from; minus belongs to a sum.',
      "Write one of them, e.g. computed: { sum: ['net', 'tax'] }.",
    ),
  computedBeside: (key: string) =>
    say(
      'computed-conflict',
      `cannot be combined with ${key}: the value follows from other fields.`,
      ['enabled', 'prefill'].includes(key)
        ? 'Remove one of the two, or write editable: true in computed.'
        : 'Remove one of the two.',
    ),
  computedUnfit: (path: string, kind: string, wants: string) =>
    say('computed-unfit', `names "${path}", ${kind}: ${wants}.`, 'Name another field.'),
  computedNumber: (kind: string) =>
    say(
      'computed-number',
      `gives a number, and this is a ${kind} field.`,
      'Make it a number, or take the value of one field with from.',
    ),
  computedStep: (path: string, name: string, why: string, fix: string) =>
    say('computed-step', `names "${path}", but "${name}" ${why}.`, fix),
  computedCircle: (names: readonly string[]) =>
    say(
      'computed-circle',
      `is computed from itself: ${names.join(' ← ')}.`,
      'Let the user fill one of them.',
    ),
}
