import { useState } from 'react'
import { rowsOf } from '../../../runtime/core/form/values.ts'
import { type CustomFieldKindOf, type CustomFieldProps } from '../../../runtime/kinds/kinds.ts'
import { Button } from '../../../runtime/ui/Button.tsx'
import { MultiSelectField } from '../../../runtime/ui/MultiSelectField.tsx'
import { TextField } from '../../../runtime/ui/TextField.tsx'
import { type FieldOf } from '../../../schemas/index.ts'
import { readFlag, readId, readText } from '../../../schemas/wire/envelope.ts'
import { customTagPrefix } from '../../../schemas/wire/ruleWords.ts'
import { ruleMessages } from './ruleMessages.ts'
import styles from './rules.module.css'
import { type RuleTag, type RuleTree } from './ruleTree.ts'
import { useRuleset } from './useRuleset.ts'
import { useRuleTree } from './useRuleTree.ts'

/** The tags of a rule; new ones if its ruleset permits them (spec 1 §5). Hidden without tags. */
export const kind: CustomFieldKindOf<'ruleTags'> = { View }

function View({ definition, look, value, enabled, onChange }: CustomFieldProps<FieldOf<'ruleTags'>>) {
  const { value: tree } = useRuleTree(useRuleset(definition.ruleset))
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const chosen = rowsOf(value).map(
    (row): RuleTag => ({
      id: readId(row.id) ?? '',
      name: readText(row.name),
      isTag: readFlag(row.isTag) ?? false,
    }),
  )
  // The fields keep their place while it is not known whether there are tags.
  const { tagsEnabled, customTags, tags } = tree === undefined ? unknown : (tree ?? none)
  if (!tagsEnabled) return null
  const usable = enabled && tree !== undefined
  const known = [...tags, ...chosen.filter(one => !tags.some(tag => isSame(tag, one)))]

  function add() {
    const name = typed.trim()
    if (name === '') return
    const same = (one: RuleTag) => one.name.toLowerCase() === name.toLowerCase()
    const taken = tags.find(one => !one.isTag && same(one))
    if (taken) return setProblem(ruleMessages.tagTaken(taken.name))
    if (chosen.some(same)) return setProblem(ruleMessages.tagChosen(name))
    if (name.length > 50) return setProblem(ruleMessages.tagLong)
    onChange([...chosen, { id: customTagPrefix + name, name, isTag: true }].map(tag => ({ ...tag })))
    setTyped('')
  }
  return (
    <div className={styles.tags}>
      <MultiSelectField
        {...look}
        values={chosen.map(({ id }) => String(id))}
        options={known.map(({ id, name, isTag }) => ({
          value: String(id),
          label: isTag ? `${name} (custom)` : name,
        }))}
        placeholder="None"
        disabled={!usable}
        onChange={ids =>
          onChange(known.filter(({ id }) => ids.includes(String(id))).map(tag => ({ ...tag })))
        }
      />
      {customTags && enabled && (
        <div className={styles.custom}>
          <TextField
            label="Custom tag"
            value={typed}
            error={problem}
            dir="auto"
            disabled={!usable}
            onChange={text => {
              setTyped(text)
              setProblem(undefined)
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              // Enter must not submit the form.
              event.preventDefault()
              add()
            }}
          />
          <Button disabled={typed.trim() === ''} onClick={add}>
            Add tag
          </Button>
        </div>
      )}
    </div>
  )
}

const none: TagsOfTree = { tagsEnabled: false, customTags: false, tags: [] }
const unknown: TagsOfTree = { tagsEnabled: true, customTags: true, tags: [] }

type TagsOfTree = Pick<RuleTree, 'tagsEnabled' | 'customTags' | 'tags'>

/** Servers send ids as numbers or text. */
function isSame(one: RuleTag, other: RuleTag): boolean {
  return String(one.id) === String(other.id)
}
