import { getDefaultRegistry } from '@rjsf/core'
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  getUiOptions,
  type RJSFSchema,
} from '@rjsf/utils'
import { use } from 'react'
import { RowTable, RowTableRow } from '../../../../ui/RowTable.tsx'
import { FieldNotes, RowContext } from '../FieldNotes.ts'

const { ArrayFieldTemplate: List, ArrayFieldItemTemplate: Item } = getDefaultRegistry().templates

/**
 * Records as the lines of a table, if an option of the form says so; any other list is that of rjsf. Of a fixed table only
 * the values change.
 */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { canAdd, disabled, fieldPathId, items, readonly, required, schema, uiSchema } = props
  const { table, title, addText, fixed } = getUiOptions(uiSchema)
  const { describedBy } = use(FieldNotes)
  if (table !== true) return <List {...props} />
  const { properties = {}, required: needed = [] } = itemSchema(schema)
  return (
    <RowTable
      id={fieldPathId.$id}
      label={title ?? props.title}
      hint={schema.description}
      describedBy={describedBy}
      // The lines of a fixed table are always there.
      required={required === true && fixed !== true}
      disabled={disabled === true || readonly === true || fixed === true}
      columns={Object.entries(properties).map(([name, column]) => ({
        label: (typeof column === 'object' && column.title) || name,
        required: needed.includes(name),
      }))}
      count={items.length}
      removable={items.length > (schema.minItems ?? 0)}
      add={typeof addText === 'string' ? addText : undefined}
      onAdd={canAdd === true ? () => props.onAddClick() : undefined}
    >
      {items}
    </RowTable>
  )
}

function itemSchema({ items }: RJSFSchema): RJSFSchema {
  return typeof items === 'object' && !Array.isArray(items) ? items : {}
}

/** A record as a line of the table; any other entry is that of rjsf. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { buttonsProps, children, index } = props
  if (getUiOptions(props.parentUiSchema).table !== true) return <Item {...props} />
  return (
    <RowTableRow
      at={index}
      onMove={(from, to) => (to < from ? buttonsProps.onMoveUpItem() : buttonsProps.onMoveDownItem())}
      onRemove={() => buttonsProps.onRemoveItem()}
    >
      <RowContext value={buttonsProps.fieldPathId.$id}>{children}</RowContext>
    </RowTableRow>
  )
}
