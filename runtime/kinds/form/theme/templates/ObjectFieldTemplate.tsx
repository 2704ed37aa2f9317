import { getDefaultRegistry } from '@rjsf/core'
import { type ObjectFieldTemplateProps } from '@rjsf/utils'
import { type ReactNode, use, useCallback, useSyncExternalStore } from 'react'
import { type CompiledSection } from '../../../../core/compile/compiledForm.ts'
import { type FormStore } from '../../../../core/form/formStore.ts'
import { FormSection } from '../../../../ui/FormSection.tsx'
import { FormStoreContext } from '../../FormStoreContext.ts'
import styles from '../../StoreSections.module.css'
import { RowContext } from '../FieldNotes.ts'

const { ObjectFieldTemplate: Group } = getDefaultRegistry().templates

/** The sections of a form, or the cells of a table record; any other group is that of rjsf. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties } = props
  const store = use(FormStoreContext)
  const isRow = use(RowContext) === fieldPathId.$id
  if (isRow) return properties.map(({ name, content }) => <td key={name}>{content}</td>)
  if (store !== undefined && fieldPathId.path.length === 0)
    return <StoreSections store={store} id={fieldPathId.$id} properties={properties} />
  return <Group {...props} />
}

/** The fields of a store in their sections; a section without visible fields is left out. */
function StoreSections({ store, id, properties }: StoreSectionsProps) {
  const drawn = new Map(properties.map(({ name, content }) => [name, content]))
  return (
    <div id={id} className={styles.sections} data-long={store.form.fields.length > long || undefined}>
      {store.form.sections.map(section => (
        <Section key={section.fields.join(' ')} store={store} section={section}>
          {section.fields.map(name => drawn.get(name))}
        </Section>
      ))}
    </div>
  )
}

/** More fields than a window shows. */
const long = 48

function Section({ store, section, children }: SectionProps) {
  const isShown = useCallback(
    () => section.fields.some(name => store.state(name).visible),
    [store, section.fields],
  )
  if (!useSyncExternalStore(store.subscribeAll, isShown)) return null
  return (
    <div>
      <FormSection title={section.title || undefined} text={section.text || undefined}>
        {children}
      </FormSection>
    </div>
  )
}

interface StoreSectionsProps {
  store: FormStore
  /** Id of the element around all fields. */
  id: string
  properties: ObjectFieldTemplateProps['properties']
}

interface SectionProps {
  store: FormStore
  section: CompiledSection
  children: ReactNode
}
