import { lazy, Suspense, useId, useState } from 'react'
import { type CompiledBlockOf } from '../../../runtime/core/compile/compiled.ts'
import { valueAt } from '../../../runtime/core/objects.ts'
import { Section } from '../../../runtime/kinds/blocks/Section.tsx'
import { type BlockKindOf } from '../../../runtime/kinds/kinds.ts'
import { chunk } from '../../../runtime/shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../runtime/shell/ErrorBoundary.tsx'
import { useScreen } from '../../../runtime/shell/screen/ScreenContext.tsx'
import { Button } from '../../../runtime/ui/Button.tsx'
import { Message } from '../../../runtime/ui/Message.tsx'
import { Notice } from '../../../runtime/ui/Notice.tsx'
import { RadioGroupField } from '../../../runtime/ui/RadioGroupField.tsx'
import { SelectField } from '../../../runtime/ui/SelectField.tsx'
import { Skeleton } from '../../../runtime/ui/Skeleton.tsx'
import { EntitySearch } from './EntitySearch.tsx'
import styles from './rules.module.css'
import { useEntities } from './useEntities.ts'
import { useRuleset } from './useRuleset.ts'
import { useRuleTree } from './useRuleTree.ts'
import { type RunMethod, useRun } from './useRun.ts'

const EntityDialog = lazy(async () => ({
  default: (await chunk(() => import('./EntityDialog.tsx'))).EntityDialog,
}))

/** Looks up entities and runs rules on them (spec 1 §4, §8). */
export const kind: BlockKindOf<'ruleTest'> = { View }

function View({ block }: { block: CompiledBlockOf<'ruleTest'> }) {
  const ruleset = useRuleset(block.ruleset)
  const { loads } = useScreen()
  const { value: tree, reload } = useRuleTree(ruleset)
  const entities = useEntities(ruleset)
  const [method, setMethod] = useState<RunMethod>('best')
  const [rule, setRule] = useState('')
  const { result, running, run, forget } = useRun(ruleset)
  const [viewed, view] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const rules = block.rules === undefined ? [] : choicesOf(valueAt(loads, block.rules))
  const one = method === 'one' ? (rules.find(({ value }) => value === rule) ?? rules[0]) : undefined

  if (tree === null)
    return (
      <Section heading={block.heading}>
        <Message
          icon="failed"
          tone="danger"
          heading="The entities of this ruleset could not be loaded."
          level={3}
          actions={<Button onClick={reload}>Try again</Button>}
        />
      </Section>
    )
  const names = tree?.entities.map(({ name }) => name) ?? []
  const states = names.map(name => entities.of(name).state)
  const canRun = states.includes('found') && !states.includes('missing') && !states.includes('pending')
  return (
    <Section heading={block.heading}>
      {tree === undefined ? (
        <Skeleton height="8rem" />
      ) : (
        <div className={styles.test}>
          <div className={styles.entities}>
            {tree.entities.map(entity => (
              <EntitySearch
                key={entity.name}
                entity={entity}
                test={entities.of(entity.name)}
                onType={search => {
                  forget()
                  entities.type(entity.name, search)
                }}
                onFind={() => {
                  forget()
                  void entities.find(entity.name, names)
                }}
                onView={() => {
                  view(entity.name)
                  setOpen(true)
                }}
              />
            ))}
          </div>
          <div className={styles.runner}>
            <div className={styles.run}>
              <RadioGroupField
                label="Run"
                value={method}
                options={[
                  { value: 'best', label: 'Best match' },
                  { value: 'all', label: 'All matching rules' },
                  ...(rules.length > 0 ? [{ value: 'one', label: 'One rule' }] : []),
                ]}
                inline
                onChange={value => {
                  forget()
                  setMethod(value === 'all' || value === 'one' ? value : 'best')
                }}
              />
              {one && (
                <SelectField
                  label="Rule"
                  value={one.value}
                  options={rules}
                  onChange={value => {
                    forget()
                    setRule(value)
                  }}
                />
              )}
              <Button
                variant="primary"
                busy={running}
                disabled={!canRun}
                aria-describedby={canRun ? undefined : id}
                onClick={() => void run(method, one?.value ?? '', entities.found())}
              >
                Run
              </Button>
            </div>
            {!canRun && (
              <p id={id} className={styles.hint}>
                Find an entity first.
              </p>
            )}
          </div>
          <div role="status">
            {result && (
              <Notice tone={result.tone} live="none">
                <bdi>{result.text}</bdi>
              </Notice>
            )}
          </div>
        </div>
      )}
      {viewed !== undefined && (
        <ErrorBoundary>
          <Suspense>
            <EntityDialog
              open={isOpen}
              onClose={() => setOpen(false)}
              name={viewed}
              search={entities.of(viewed).search}
              object={entities.of(viewed).object ?? {}}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Section>
  )
}

/** The rules of a load that can be run one by one. */
function choicesOf(load: unknown): { value: string; label: string }[] {
  if (!Array.isArray(load)) return []
  return load.map((entry: unknown) => ({
    value: String(valueAt(entry, 'value') ?? ''),
    label: String(valueAt(entry, 'label') ?? ''),
  }))
}
