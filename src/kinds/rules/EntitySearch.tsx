import { Button } from '../../../runtime/ui/Button.tsx'
import { TextField } from '../../../runtime/ui/TextField.tsx'
import { ruleMessages } from './ruleMessages.ts'
import styles from './rules.module.css'
import { type RuleEntity } from './ruleTree.ts'
import { type TestEntity } from './useEntities.ts'

/** One entity of the test panel: its id, a search button, and the result (spec 1 §4). */
export function EntitySearch({ entity: { name, label }, test, onType, onFind, onView }: EntitySearchProps) {
  const { search, state } = test
  const canFind = state !== 'pending' && search.trim() !== ''
  return (
    <div>
      <div className={styles.search}>
        <TextField
          label={label}
          value={search}
          dir={search === '' ? undefined : 'auto'}
          onChange={onType}
          onKeyDown={event => {
            if (event.key === 'Enter' && canFind) onFind()
          }}
        />
        <Button disabled={!canFind} aria-label={`Find ${label}`} onClick={onFind}>
          Find
        </Button>
        {state === 'found' && (
          <Button variant="quiet" aria-label={`View ${label}`} onClick={onView}>
            View
          </Button>
        )}
      </div>
      <p role="status" className={styles.answer} data-state={state}>
        {state === 'found' && ruleMessages.found(label, name, search.trim())}
        {state === 'missing' && ruleMessages.notFound(label, name, search.trim())}
      </p>
    </div>
  )
}

interface EntitySearchProps {
  entity: RuleEntity
  test: TestEntity
  onType: (search: string) => void
  onFind: () => void
  onView: () => void
}
