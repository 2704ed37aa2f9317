import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { initialValues } from '../../core/form/readValue.ts'
import { valueAt } from '../../core/valueAt.ts'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { Section } from './Section.tsx'

/** The values of a form, to be read. */
export const formBlock: BlockKindOf<'form'> = { View }

function View({ block: { heading, form } }: { block: CompiledBlockOf<'form'> }) {
  const { loads } = useScreen()
  const values = initialValues(form, form.values === '' ? undefined : valueAt(loads, form.values))
  return (
    <Section heading={heading}>
      <DescriptionList
        items={form.fields.map(({ name, label }) => ({ label, value: String(values[name] ?? '') }))}
      />
    </Section>
  )
}
