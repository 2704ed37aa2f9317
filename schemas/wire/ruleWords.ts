/** Prefix of the id of a tag made up by a user (spec 1 §5); the name of the tag follows it. */
export const customTagPrefix = 'CustomTag-'

/** The rulesets of the rules engine with the resources to see and to change them (spec 1 §6). */
export const rulesets = {
  'rma-not-eligible': {
    label: 'RMA not eligible',
    view: 'rules_engine_rma-not-eligible-view',
    admin: 'rules_engine_rma-not-eligible-admin',
  },
  'rma-not-eligible-for-pickup': {
    label: 'RMA not eligible for pickup',
    view: 'rules_engine_rma-not-eligible-for-pickup-view',
    admin: 'rules_engine_rma-not-eligible-for-pickup-admin',
  },
  'rma-not-retrievable': {
    label: 'RMA not retrievable',
    view: 'rules_engine_rma-not-retrievable-view',
    admin: 'rules_engine_rma-not-retrievable-admin',
  },
  'customer-service': {
    label: 'Customer service',
    view: 'rules_engine_customer-service-view',
    admin: 'rules_engine_customer-service-admin',
  },
  'smart-sampling-package': {
    label: 'Smart sampling package',
    view: 'rules_engine_smart-sampling-package-view',
    admin: 'rules_engine_smart-sampling-package-admin',
  },
  'order-flags': {
    label: 'Order flags',
    view: 'rules_engine_order-flags-view',
    admin: 'rules_engine_order-flags-admin',
  },
  'rma-anticipate-refund': {
    label: 'RMA anticipate refund',
    view: 'rules_engine_rma-anticipate-refund-view',
    admin: 'rules_engine_rma-anticipate-refund-admin',
  },
  'rma-instant-refund': {
    label: 'RMA instant refund',
    view: 'rules_engine_rma-instant-refund-view',
    admin: 'rules_engine_rma-instant-refund-admin',
  },
} as const
export type RulesetName = keyof typeof rulesets

/** What a field of an entity holds, in the words of the rule editor (spec 1 §5). */
export type RuleType =
  | 'string'
  | 'boolean'
  | 'number'
  | 'date'
  | 'stringSet'
  | 'numberSet'
  | 'booleanSet'
  | 'unknown'

const nullTests = ['is null', 'is not null'] as const
const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const
const lists = ['in', 'not in'] as const
const likes = ['like', 'not like'] as const
const arithmetic = ['+', '-', '*', '/'] as const

/** The operators that a field of a type takes (spec 1 §5). */
export const ruleOperators: Readonly<Record<RuleType, readonly string[]>> = {
  string: ['=', '!=', ...lists, ...likes, ...nullTests],
  boolean: ['=', '!=', ...nullTests],
  number: [...comparisons, ...arithmetic, ...lists, ...nullTests],
  date: [...comparisons, ...nullTests],
  stringSet: ['containsOne', 'containsAll', ...nullTests],
  numberSet: [...comparisons, 'contains', ...nullTests],
  booleanSet: ['=', '!=', ...nullTests],
  unknown: [
    ...comparisons,
    ...arithmetic,
    ...lists,
    ...likes,
    ...['containsOne', 'containsAll', 'contains'],
    ...nullTests,
  ],
}

/** What joins conditions (spec 1 §5). */
export const ruleConnectors = ['AND', 'OR'] as const

/** A function of the rule language (spec 1 §5). */
export interface RuleFunction {
  readonly name: string
  /** How it is called, with example values that are typed over. */
  readonly example: string
  /** What it gives, one line. */
  readonly says: string
}

export const ruleFunctions: readonly RuleFunction[] = [
  {
    name: 'addHours',
    example: 'addHours(currentDate(), -24)',
    says: 'A date so many hours later, or earlier',
  },
  { name: 'currentDate', example: 'currentDate()', says: 'The date and time of the run' },
  { name: 'currentDay', example: 'currentDay()', says: "The weekday of the run: 'MONDAY' to 'SUNDAY'" },
  { name: 'hour', example: 'hour(currentDate())', says: 'The hour of a date, 0 to 23' },
  {
    name: 'toDate',
    example: "toDate('2011-12-01')",
    says: 'A text as a date: yyyy-MM-dd, with HH:mm:ss or without',
  },
  {
    name: 'toDateFormat',
    example: "toDateFormat('01/12/2011', 'dd/MM/yyyy')",
    says: 'A text as a date, written otherwise',
  },
  { name: 'not', example: 'not()', says: 'The opposite of a condition' },
  { name: 'array', example: "array('', '')", says: 'A list of values, for in and contains' },
]

/**
 * The type of a field as the data tree names it, in the words of the editor: String to string, Boolean to boolean, Long,
 * Double and int to number, LocalDateTime to date (spec 1 §5); a set of them to a set. Anything else is unknown.
 */
export function ruleTypeOf(name: string): RuleType {
  const set = /^(?:Set|List|Collection)<(\w+)>$|^(\w+)\[\]$/.exec(name)
  const type = scalarTypes.get(set?.[1] ?? set?.[2] ?? name) ?? 'unknown'
  return set ? (setTypes.get(type) ?? 'unknown') : type
}

const scalarTypes: ReadonlyMap<string, RuleType> = new Map([
  ['String', 'string'],
  ['Boolean', 'boolean'],
  ['Long', 'number'],
  ['Double', 'number'],
  ['int', 'number'],
  ['LocalDateTime', 'date'],
])
const setTypes: ReadonlyMap<RuleType, RuleType> = new Map([
  ['string', 'stringSet'],
  ['number', 'numberSet'],
  ['boolean', 'booleanSet'],
])

/** The longest text of a rule, in characters. */
export const longestRule = 10_000
