import { use } from 'react'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { compiledForm } from '../../../core/compile/compileForm.ts'
import { messages } from '../../../core/messages.ts'
import { valueAt } from '../../../core/objects.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useReload } from '../../../shell/screen/useReload.ts'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/Message.tsx'
import { type BlockKindOf } from '../../kinds.ts'
import { PlaceContext, Section } from '../Section.tsx'
import { FormEditor } from './FormEditor.tsx'
import styles from './form.module.css'
import { formProblem } from './formSurroundings.ts'
import { filledPath } from './sentWay.ts'

/** A form in the body of a screen. Without its record or profiles it shows a retry button. */
export const kind: BlockKindOf<'form'> = { View }

function View({ block: { heading, form: definition } }: { block: CompiledBlockOf<'form'> }) {
  const form = compiledForm(definition)
  const { screen, loads, params } = useScreen()
  const place = use(PlaceContext)
  const reload = useReload()
  const record = form.values === '' ? undefined : valueAt(loads, form.values)
  const problem = formProblem(form, loads)
  const paths = form.submits.map(({ call }) => filledPath(call, [params, record]))
  return (
    <div className={styles.block} data-block="">
      <Section heading={heading} landmark={false}>
        {problem === '' ? (
          // Another record is another form: input for one never reaches the other.
          <FormEditor
            key={paths[0] ?? ''}
            form={form}
            label={heading ?? place ?? screen.title}
            level={heading === undefined ? 2 : 3}
            record={record}
            paths={paths}
          />
        ) : (
          <Message
            icon="failed"
            tone="danger"
            heading={problem}
            level={heading === undefined ? 2 : 3}
            actions={<Button onClick={() => void reload('all')}>{messages.tryAgain}</Button>}
          />
        )}
      </Section>
    </div>
  )
}
