import { type ObjectFieldTemplateProps } from '@rjsf/utils'
import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { type CompiledSection } from '../../core/compile/compiledForm.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { FormSection } from '../../ui/FormSection.tsx'
import styles from './StoreSections.module.css'

/** The fields of a store in their sections; a section none of whose fields is shown is not there. */
export function StoreSections({ store, id, properties }: StoreSectionsProps) {
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

/** Fields of which no window shows more. */
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
  /** Of the element round all fields. */
  id: string
  properties: ObjectFieldTemplateProps['properties']
}

interface SectionProps {
  store: FormStore
  section: CompiledSection
  children: ReactNode
}
