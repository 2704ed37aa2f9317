import { type DescribedField, type WrittenField } from '../../language/entityField.ts'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { labelledValues } from '../resolve/normalizeEntity.ts'
import { type Around, unknownEntity } from './around.ts'
import { textFormat } from './fieldLimits.ts'

/** A field and its place in the file. */
export interface Place {
  readonly file: string
  readonly pointer: string
  readonly field: string
}

/** A field has the other fields that its type needs (not checked when abstract), and a valid example. */
export function checkEntityField(
  place: Place,
  written: DescribedField,
  known: readonly string[] | undefined,
  around: Around,
): Finding[] {
  const { file, pointer } = place
  const needs = known === undefined ? [] : fieldNeeds(place, written, known)
  if (typeof written === 'string' || needs.some(({ code }) => code === 'currency-missing')) return needs
  return [
    ...optionPairs(file, pointer, written),
    ...tones(file, pointer, written),
    ...example(file, pointer, written),
    ...limits(file, pointer, written),
    ...textFormat(file, { pointer, value: written }),
    ...('entity' in written ? unknownEntity(file, `${pointer}/entity`, written.entity, around) : []),
    ...needs,
  ]
}

/** What a field needs among the other fields of its record: the currency of an amount, the key of a reference. */
export function fieldNeeds(
  { file, pointer, field }: Place,
  written: DescribedField,
  known: readonly string[],
): Finding[] {
  const type = typeof written === 'string' ? written : written.type
  const own = typeof written === 'object' && 'currency' in written ? written.currency : undefined
  const currency = own ?? 'currency'
  if (type.startsWith('money') && !known.includes(currency)) {
    const explanation = explain.currencyMissing(field, currency, known)
    return [
      own === undefined
        ? keyFinding(file, { pointer }, explanation)
        : finding(file, { pointer: `${pointer}/currency` }, explanation),
    ]
  }
  const key = typeof written === 'object' && 'key' in written ? written.key : undefined
  return key === undefined || known.includes(key)
    ? []
    : [finding(file, { pointer: `${pointer}/key` }, explain.referenceKeyUnknown(key, known))]
}

/** Options are written as `{sent: 'Sent'}`, not as pairs of value and label. */
function optionPairs(file: string, pointer: string, written: WrittenField): Finding[] {
  if (!('options' in written) || !Array.isArray(written.options)) return []
  return written.options.flatMap((option, index) =>
    typeof option === 'object' && option.value !== undefined && option.label !== undefined
      ? [
          finding(
            file,
            { pointer: `${pointer}/options/${index}` },
            explain.optionPair(option.value, option.label),
          ),
        ]
      : [],
  )
}

function tones(file: string, pointer: string, written: WrittenField): Finding[] {
  if (!('tones' in written)) return []
  const values = labelledValues(written.options).map(([value]) => value)
  return Object.entries(written.tones ?? {}).flatMap(([tone, toned]) =>
    [toned]
      .flat()
      .filter(value => !values.includes(value))
      .map(value =>
        finding(file, { pointer: `${pointer}/tones/${tone}` }, explain.toneValueUnknown(value, values)),
      ),
  )
}

/** An example is a possible value of the field. */
function example(file: string, pointer: string, written: WrittenField): Finding[] {
  const { example } = written
  const at = { pointer: `${pointer}/example` }
  if (example === undefined) return []
  if ('options' in written) {
    const values = labelledValues(written.options).map(([value]) => value)
    return values.includes(String(example))
      ? []
      : [finding(file, at, explain.exampleUnknown(String(example), values))]
  }
  const wanted = exampleTypes[written.type.replace('?', '')]
  if (wanted !== undefined && typeof example !== wanted)
    return [finding(file, at, explain.exampleType(example, wanted))]
  const [min, max] = limitsOf(written)
  if (min !== undefined && max !== undefined && min > max) return []
  return typeof example === 'number' && (example < (min ?? example) || example > (max ?? example))
    ? [finding(file, at, explain.exampleOutside(example))]
    : []
}

/** Types of fields whose values are no texts. */
const exampleTypes: Readonly<Record<string, 'number' | 'boolean'>> = {
  boolean: 'boolean',
  decimal: 'number',
  duration: 'number',
  integer: 'number',
  money: 'number',
  percent: 'number',
}

function limits(file: string, pointer: string, written: WrittenField): Finding[] {
  const [min, max] = limitsOf(written)
  return min !== undefined && max !== undefined && min > max
    ? [finding(file, { pointer: `${pointer}/min` }, explain.limitsCrossed(min, max))]
    : []
}

function limitsOf(written: WrittenField): readonly [min: number | undefined, max: number | undefined] {
  return 'min' in written || 'max' in written ? [written.min, written.max] : [undefined, undefined]
}
