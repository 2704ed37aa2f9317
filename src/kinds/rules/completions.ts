import { type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { ruleConnectors, ruleFunctions, ruleOperators } from '../../../schemas/wire/ruleWords.ts'
import { fieldNamed, type RuleTree } from './ruleTree.ts'

/** A possible value of a field, with its label. */
export interface FieldValue {
  readonly value: string
  /** Empty: the value is its own label. */
  readonly label: string
}
export type ValuesOf = (entity: string, field: string) => Promise<readonly FieldValue[]>

/**
 * The completions at the cursor: after a dot the fields of the entity, inside quotes after a field its
 * values, after a field its operators, and elsewhere entities, functions and connectors (spec 1 §2).
 */
export async function ruleCompletions(
  context: CompletionContext,
  tree: RuleTree,
  valuesOf: ValuesOf,
): Promise<CompletionResult | null> {
  const before = context.state.sliceDoc(Math.max(0, context.pos - reach), context.pos)
  const quoted = inQuotes.exec(before)
  if (quoted) {
    const [, entity = '', field = '', typed = ''] = quoted
    if (!fieldNamed(tree, entity, field)?.valueField) return null
    const values = await valuesOf(entity, field)
    const options = values.map(
      ({ value, label }): Completion => ({
        label: value,
        type: 'constant',
        ...(label !== '' && { detail: ` ${label}` }),
      }),
    )
    return context.aborted ? null : { from: context.pos - typed.length, options, validFor: /^[^'"]*$/ }
  }
  if (unclosed(before)) return null
  const behindDot = /([A-Za-z_]\w*)\.(\w*)$/.exec(before)
  if (behindDot) {
    const [, entity, typed = ''] = behindDot
    const fields = tree.entities.find(one => one.name === entity)?.fields ?? []
    const options = fields.map(
      (field): Completion => ({ label: field.name, type: 'property', detail: ` ${field.type}` }),
    )
    return options.length > 0 ? { from: context.pos - typed.length, options, validFor: /^\w*$/ } : null
  }
  const word = /\w*$/.exec(before)?.[0] ?? ''
  if (word === '' && !context.explicit) return null
  const behindField = /([A-Za-z_]\w*)\.(\w+)\s+\w*$/.exec(before)
  const [, entity = '', field = ''] = behindField ?? []
  const type = fieldNamed(tree, entity, field)?.type
  const options = [
    ...(type === undefined
      ? []
      : ruleOperators[type].map((label): Completion => ({ label, type: 'operator', boost: 2 }))),
    ...(type === undefined ? tree.entities : []).map(
      ({ name, label }): Completion => ({
        label: name,
        type: 'class',
        boost: 1,
        ...(label !== name && { detail: ` ${label}` }),
      }),
    ),
    ...ruleConnectors.map((label): Completion => ({ label, type: 'keyword' })),
    ...(type === undefined ? ruleFunctions : []).map(
      ({ name, example, says }): Completion => ({
        label: name,
        apply: example,
        type: 'function',
        info: says,
      }),
    ),
  ]
  return { from: context.pos - word.length, options, validFor: /^\w*$/ }
}

/** Maximum characters before the cursor that are read. A detail begins with a space, for screen readers. */
const reach = 2000

/** `Order.country = 'Fr` and `Order.country in array('France', 'Ge` */
const inQuotes =
  /([A-Za-z_]\w*)\.(\w+)\s*(?:=|!=|(?:not\s+)?(?:in|like)|contains|containsOne|containsAll)\s*(?:array\s*\((?:[^()]*,)?\s*)?['"]([^'"\n]*)$/

/** Whether the cursor is inside a string. */
function unclosed(before: string): boolean {
  const line = before.slice(before.lastIndexOf('\n') + 1)
  let quote = ''
  for (const character of line)
    if (quote === '' && (character === "'" || character === '"')) quote = character
    else if (character === quote) quote = ''
  return quote !== ''
}

/** The type of the last field before a position, e.g. `Order.amount` in `Order.amount > `. */
export function typeBefore(text: string, tree: RuleTree) {
  const fields = [...text.slice(-reach).matchAll(/([A-Za-z_]\w*)\.(\w+)/g)]
  const [, entity = '', field = ''] = fields.at(-1) ?? []
  return fieldNamed(tree, entity, field)?.type
}
