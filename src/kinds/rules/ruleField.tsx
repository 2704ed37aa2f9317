import { useRef, useState } from 'react'
import { type CustomFieldKindOf, type CustomFieldProps } from '../../../runtime/kinds/kinds.ts'
import { Button } from '../../../runtime/ui/Button.tsx'
import { Field } from '../../../runtime/ui/Field.tsx'
import { type FieldOf } from '../../../schemas/index.ts'
import { type RuleError } from '../../../schemas/wire/rules.ts'
import { Palettes } from './Palettes.tsx'
import { type EditorHandle, RuleEditor } from './RuleEditor.tsx'
import { ruleMessages } from './ruleMessages.ts'
import styles from './rules.module.css'
import { useFieldValues } from './useFieldValues.ts'
import { useRuleErrors } from './useRuleErrors.ts'
import { useRuleset } from './useRuleset.ts'
import { useRuleTree } from './useRuleTree.ts'

/** The text of a rule: editor, palettes, and below them the errors found by the server (spec 1 §2, §5). */
export const kind: CustomFieldKindOf<'rule'> = { View }

function View({ definition, look, value, enabled, onChange }: CustomFieldProps<FieldOf<'rule'>>) {
  const ruleset = useRuleset(definition.ruleset)
  const { value: tree, reload } = useRuleTree(ruleset)
  const valuesOf = useFieldValues(tree, ruleset)
  const rule = typeof value === 'string' ? value : ''
  const { verdict, again } = useRuleErrors(rule, ruleset)
  const errors = useKept(
    verdict.state === 'checking' ? undefined : verdict.state === 'wrong' ? verdict.errors : none,
  )
  const editor = useRef<EditorHandle>(null)
  return (
    <div className={styles.field} data-wide>
      <Field {...look} hint={look.hint ?? ruleMessages.keys}>
        {({ id, invalid }) => (
          <div className={styles.workplace}>
            <RuleEditor
              id={id}
              label={look.label}
              value={rule}
              enabled={enabled}
              invalid={invalid || errors.length > 0}
              errors={errors}
              tree={tree}
              valuesOf={valuesOf}
              onChange={onChange}
              editor={editor}
            />
            {enabled && <Palettes tree={tree} editor={editor} onAgain={reload} />}
          </div>
        )}
      </Field>
      <div className={styles.findings}>
        <p role="status" className={styles.verdict} data-state={verdict.state}>
          {verdict.state === 'checking' && ruleMessages.checking}
          {verdict.state === 'fine' && ruleMessages.fine}
          {verdict.state === 'wrong' && ruleMessages.mistakes(verdict.errors.length)}
          {verdict.state === 'failed' && <bdi>{verdict.message ?? ruleMessages.notChecked}</bdi>}
        </p>
        {verdict.state === 'failed' && (
          <Button size="small" onClick={again}>
            Try again
          </Button>
        )}
        {errors.length > 0 && (
          <ul className={styles.errors} aria-label={`${look.label}: ${ruleMessages.mistakes(errors.length)}`}>
            {errors.map((error, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two mistakes may say the same of the same place
              <li key={at}>
                <button type="button" className={styles.error} onClick={() => editor.current?.show(error)}>
                  <span className={styles.place}>
                    {ruleMessages.place(error.line, error.charStartPositionInLine + 1)}
                  </span>{' '}
                  <bdi>{error.message}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The last known value: markers stay in place while a text is being checked. */
function useKept(value: readonly RuleError[] | undefined): readonly RuleError[] {
  const [kept, keep] = useState(none)
  if (value !== undefined && value !== kept) keep(value)
  return value ?? kept
}

const none: readonly RuleError[] = []
