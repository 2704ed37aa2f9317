import { type RefObject, useState } from 'react'
import { Button } from '../../../runtime/ui/Button.tsx'
import { SelectField } from '../../../runtime/ui/SelectField.tsx'
import { Skeleton } from '../../../runtime/ui/Skeleton.tsx'
import { Tabs } from '../../../runtime/ui/Tabs.tsx'
import {
  type RuleType,
  ruleConnectors,
  ruleFunctions,
  ruleOperators,
} from '../../../schemas/wire/ruleWords.ts'
import { typeBefore } from './completions.ts'
import { type EditorHandle } from './RuleEditor.tsx'
import { ruleMessages } from './ruleMessages.ts'
import styles from './rules.module.css'
import { type RuleTree } from './ruleTree.ts'

const palettes = [
  { id: 'entities', label: 'Entities' },
  { id: 'fields', label: 'Fields' },
  { id: 'operators', label: 'Operators' },
  { id: 'functions', label: 'Functions' },
] as const

/** The elements of a rule, inserted at the cursor on click (spec 1 §2). */
export function Palettes({ tree, editor, onAgain }: PalettesProps) {
  const [open, setOpen] = useState('fields')
  const [chosen, choose] = useState('')
  const [type, setType] = useState<RuleType>()
  const insert = (text: string) => editor.current?.insert(text)
  const entity = tree?.entities.find(({ name }) => name === chosen) ?? tree?.entities[0]
  function show(id: string) {
    // Operators depend on the field before the cursor.
    if (id === 'operators' && tree) setType(typeBefore(editor.current?.textBefore() ?? '', tree))
    setOpen(id)
  }
  const needsTree = open === 'entities' || open === 'fields'
  return (
    <div className={styles.palettes} data-ready={tree !== undefined || undefined}>
      <Tabs tabs={palettes} active={open} onChange={show} label="Palettes">
        {needsTree && tree === undefined && <Skeleton height="6rem" />}
        {needsTree && tree === null && (
          <div className={styles.missing}>
            <p>{ruleMessages.treeFailed}</p>
            <Button size="small" onClick={onAgain}>
              Try again
            </Button>
          </div>
        )}
        {open === 'entities' && tree && (
          <Words
            items={tree.entities.map(({ name, label }) => ({
              text: name,
              note: label === name ? '' : label,
            }))}
            onChoose={name => {
              choose(name)
              setOpen('fields')
              insert(`${name}.`)
            }}
          />
        )}
        {open === 'fields' && tree && (
          <>
            <SelectField
              label="Entity"
              value={entity?.name ?? ''}
              options={tree.entities.map(({ name, label }) => ({ value: name, label }))}
              onChange={choose}
            />
            <Words
              items={(entity?.fields ?? []).map(({ name, type }) => ({ text: name, note: typeNames[type] }))}
              onChoose={name => {
                const before = editor.current?.textBefore() ?? ''
                insert(before.endsWith(`${entity?.name}.`) ? name : `${entity?.name}.${name}`)
              }}
            />
          </>
        )}
        {open === 'operators' && (
          <>
            <SelectField
              label="For a field that is"
              value={type ?? 'unknown'}
              options={Object.entries(typeNames).map(([value, label]) => ({ value, label }))}
              onChange={value => setType(typeOf(value))}
            />
            <Words
              items={[...ruleOperators[type ?? 'unknown'], ...ruleConnectors].map(text => ({
                text,
                note: '',
              }))}
              onChoose={text => insert(`${text} `)}
            />
          </>
        )}
        {open === 'functions' && (
          <Words
            items={ruleFunctions.map(({ name, says }) => ({ text: name, note: says }))}
            onChoose={name => insert(ruleFunctions.find(one => one.name === name)?.example ?? name)}
          />
        )}
      </Tabs>
    </div>
  )
}

function Words({ items, onChoose }: WordsProps) {
  return (
    <ul className={styles.words}>
      {items.map(({ text, note }) => (
        <li key={text}>
          <button type="button" className={styles.word} onClick={() => onChoose(text)}>
            <code dir="ltr">{text}</code>
            {note !== '' && <span className={styles.note}> {note}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

const typeNames: Readonly<Record<RuleType, string>> = {
  string: 'text',
  boolean: 'true or false',
  number: 'number',
  date: 'date',
  stringSet: 'set of texts',
  numberSet: 'set of numbers',
  booleanSet: 'set of true or false',
  unknown: 'unknown',
}

function typeOf(text: string): RuleType | undefined {
  return Object.keys(typeNames).find((name): name is RuleType => name === text)
}

interface PalettesProps {
  /** Undefined: loading; null: failed. */
  tree: RuleTree | null | undefined
  editor: RefObject<EditorHandle | null>
  onAgain: () => void
}

interface WordsProps {
  items: readonly { text: string; note: string }[]
  onChoose: (text: string) => void
}
