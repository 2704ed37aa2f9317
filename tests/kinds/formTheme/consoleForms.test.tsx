import RjsfForm, { getDefaultRegistry } from '@rjsf/core'
import { customizeValidator } from '@rjsf/validator-ajv8'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { CustomField } from '../../../runtime/kinds/form/CustomField.tsx'
import { templates, widgets } from '../../../runtime/kinds/form/theme/ThemedForm.ts'
import { formsOf } from '../../../schemas/check/forms/formsOf.ts'
import { type Field, type Form } from '../../../schemas/index.ts'
import { isDomainField } from '../../../schemas/language/domain/holds.ts'
import { rjsfForm } from '../../../schemas/rjsfForm.ts'
import { contractForm } from '../../../stories/fixtures/contractForm.ts'
import { definitions } from '../../support/screens.ts'
import { showBlock } from '../showBlock.tsx'

/** Every form of the console by its id. */
const forms = new Map(
  definitions.flatMap(({ screen }) => formsOf(screen).map(form => [form.id, form] as const)),
)
const validator = customizeValidator({ ajvOptionsOverrides: { $data: true } })

describe.each([...forms])('form %s', (_, form) => {
  it('can be drawn by rjsf with its default theme from its JSON Schema and uiSchema', () => {
    const said = vi.spyOn(console, 'error')
    const element = document.body.appendChild(document.createElement('div'))
    const root = createRoot(element)
    onTestFinished(() => {
      root.unmount()
      element.remove()
      said.mockRestore()
    })
    const { schema, uiSchema } = rjsfForm(form)
    flushSync(() => root.render(<RjsfForm schema={schema} uiSchema={uiSchema} validator={validator} />))
    for (const { kind, name, label } of form.fields) {
      expect(element.querySelector(`[id^="root_${name}"]`), name).not.toBeNull()
      // rjsf leaves the label to a field that the uiSchema names.
      if (!isOwn(kind)) expect(element.textContent).toContain(label)
    }
    expect(said.mock.calls).toEqual([])
  })

  it('is drawn in the console by a widget or a field of the registry for each of its fields', async () => {
    const open = opened(form)
    showBlock([{ kind: 'form', form: open }])
    const element = await vi.waitUntil(() => document.querySelector('form[id]'), { timeout: 20_000 })
    const drawn = drawnFields(element)
    expect(drawn.get(element.id)).toEqual(expect.arrayContaining(['SchemaField', 'ObjectField']))
    for (const field of open.fields) {
      const parts = drawn.get(`${element.id}_${field.name}`)
      expect(parts, field.name).toEqual(expect.arrayContaining(['SchemaField', drawer(field)]))
    }
    const asked = compileForm(open).fields.map(({ name }) => `${element.id}_${name}`)
    expect([...drawn.keys()].filter(id => asked.includes(id))).toEqual(asked)
  })
})

describe('form theme', () => {
  it('has only templates and widgets that a form with fields of every kind uses', async () => {
    const drawn = new Set<string>()
    for (const [at, form] of formsOfEveryKind().entries()) {
      showBlock([{ kind: 'form', form: opened(form) }])
      const last = () => document.querySelectorAll('form[id]')[at]
      const element = await vi.waitUntil(last, { timeout: 20_000 })
      for (const parts of drawnFields(element).values()) for (const part of parts) drawn.add(part)
    }
    expect([...drawn]).toEqual(expect.arrayContaining([...Object.keys(templates), ...Object.keys(widgets)]))
  })
})

/** Forms that together have every way in which a field is drawn; no form of the console has a file yet. */
function formsOfEveryKind(): Form[] {
  const seen = new Set<string>()
  return [...forms.values(), contractForm].filter(({ fields }) => {
    const kinds = fields.flatMap(field => [drawer(field), ...(field.help === undefined ? [] : ['help'])])
    const others = kinds.filter(kind => !seen.has(kind))
    for (const kind of others) seen.add(kind)
    return others.length > 0
  })
}

const isOwn = (kind: string) => isDomainField({ kind })

/** The form with all of its fields shown and none filled, as nothing holds it back from being drawn. */
function opened({ id, fields }: Form): Form {
  return {
    id,
    fields: fields.map(({ visible: _, ...field }) =>
      field.kind === 'rows'
        ? { ...field, min: 1, fields: field.fields.map(({ visible: _, ...leaf }) => leaf) }
        : field,
    ),
  }
}

function drawer(field: Field): string {
  switch (field.kind) {
    case 'checkbox':
      return 'CheckboxWidget'
    case 'choice':
      return 'RadioWidget'
    case 'date':
      return field.time ? 'DateTimeWidget' : 'DateWidget'
    case 'file':
      return 'FileWidget'
    case 'multiSelect':
    case 'select':
      return 'SelectWidget'
    case 'number':
      return 'TextWidget'
    case 'rows':
      return 'ArrayField'
    case 'text':
      if (field.masked) return 'PasswordWidget'
      return (field.rows ?? 1) > 1 ? 'TextareaWidget' : 'TextWidget'
    default:
      return 'CustomField'
  }
}

const { ArrayField, ObjectField, SchemaField } = getDefaultRegistry().fields
const registry = new Map<unknown, string>([
  ...Object.entries({ ...widgets, ...templates }).map(([name, part]) => [part, name] as const),
  ...Object.entries({ ArrayField, ObjectField, CustomField, SchemaField }).map(
    ([name, field]) => [field, name] as const,
  ),
])

/** Names of the templates, widgets and fields in the tree that React has drawn, by the ids of the fields they draw. */
function drawnFields(element: Element): ReadonlyMap<string, readonly string[]> {
  const [, fiber] = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$')) ?? []
  const found = new Map<string, string[]>()
  const walk = (fiber: Fiber | null | undefined): void => {
    for (let one = fiber; one; one = one.sibling) {
      const name = registry.get(one.type)
      const {
        fieldPathId,
        buttonsProps,
        id = fieldPathId?.$id ?? buttonsProps?.fieldPathId.$id,
      } = one.memoizedProps ?? {}
      if (name !== undefined && id !== undefined) found.set(id, [...(found.get(id) ?? []), name])
      walk(one.child)
    }
  }
  walk(fiber.child)
  return found
}

interface Fiber {
  readonly type: unknown
  readonly memoizedProps: {
    readonly id?: string
    readonly fieldPathId?: { readonly $id: string }
    readonly buttonsProps?: { readonly fieldPathId: { readonly $id: string } }
  } | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}
