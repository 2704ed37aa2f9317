import { type RuleType } from '../../../../schemas/wire/ruleWords.ts'

/** What a part of a rule gives: a value of a field's type, a list of them for `in`, or a condition, which holds or not. */
export type RuleValueType = RuleType | 'stringList' | 'numberList' | 'condition'

/** A place in the text of a rule, in characters from its start. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Something that is wrong with the text of a rule. */
export interface RuleFinding extends Span {
  readonly message: string
}

/** A part of a rule as it was read. */
export type RuleNode = Span &
  (
    | { readonly kind: 'literal'; readonly value: string | number | boolean }
    | { readonly kind: 'field'; readonly entity: string; readonly field: string }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly RuleNode[] }
    | { readonly kind: 'test'; readonly operator: string; readonly left: RuleNode; readonly at: Span }
    | {
        readonly kind: 'binary'
        readonly operator: string
        readonly left: RuleNode
        readonly right: RuleNode
        readonly at: Span
      }
    | { readonly kind: 'join'; readonly operator: 'AND' | 'OR'; readonly parts: readonly RuleNode[] }
    /** What could not be read; it was reported. */
    | { readonly kind: 'broken' }
  )
