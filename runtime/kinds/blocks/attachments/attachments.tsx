import { defaultLimits } from '../../../core/attachments/limits.ts'
import { attachmentMessages } from '../../../core/attachments/messages.ts'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { factsOf, holds } from '../../../core/loads/condition.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useViewer } from '../../../shell/session/useViewer.ts'
import { useReference } from '../../../shell/useReference.ts'
import { type BlockKindOf } from '../../kinds.ts'
import { RecordFiles } from './RecordFiles.tsx'

/** The files of a record; absent without its id. */
export const kind: BlockKindOf<'attachments'> = { View }

function View({ block }: { block: CompiledBlockOf<'attachments'> }) {
  const { entity, readOnly, heading = attachmentMessages.heading } = block
  const facts = factsOf(useScreen())
  const viewer = useViewer()
  const id = useReference()(block.id)
  if (id === '') return null
  return (
    <RecordFiles
      key={`${entity} ${id}`}
      entity={entity}
      id={id}
      heading={heading}
      limits={{ ...defaultLimits, ...block }}
      readOnly={readOnly !== undefined && holds(readOnly, facts, viewer)}
    />
  )
}
