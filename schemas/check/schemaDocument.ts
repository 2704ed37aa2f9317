import { screenSchema } from '../language/screen.ts'
import { isObject } from './item.ts'
import { schemaParts } from './schemaParts.ts'

/** The JSON Schema of a definition as a file: `"$schema": "../../schemas/screen.schema.json"` brings completion to any editor. */
export function schemaDocument(): string {
  const { definitions, root } = schemaParts(screenSchema)
  const text = JSON.stringify(withKinds({ ...root, definitions }, definitions), null, 2)
  // Short lists of plain values stay on one line, as the formatter of the project writes them.
  return `${text.replace(/^( *(?:"\w+": )?)\[\n\s+([^[\]{}]*?)\n\s+\](,?)$/gm, inline)}\n`
}

/** Adds the list of all kinds to each union: editors hide the forms that still lack a required key. */
function withKinds(part: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(part)) return part.map(entry => withKinds(entry, definitions))
  if (!isObject(part)) return part
  const copy = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withKinds(value, definitions)]),
  )
  if (isForm(part)) return withFieldsInSections(copy, definitions)
  if (!Array.isArray(part.oneOf)) return copy
  const forms = part.oneOf.map(form => definitionOf(form, definitions))
  const words = forms
    .map(form => (isObject(form.properties) ? form.properties.kind : undefined))
    .filter(isObject)
  const kind = {
    enum: words.map(word => word.const),
    enumDescriptions: forms.map(form => form.description ?? ''),
    description: 'Which kind it is; the other keys follow from it.',
  }
  return { ...copy, properties: { kind } }
}

function isForm({ properties }: Words): boolean {
  return isObject(properties) && 'sections' in properties && 'fields' in properties
}

/** In definitions the fields of a form are inside its sections, if any; the runtime has both separately. */
function withFieldsInSections(form: Words, definitions: Words): Words {
  const properties = words(form.properties)
  const sections = words(properties.sections)
  const section = words(sections.items)
  const inSection = words(section.properties)
  const names = words(inSection.fields)
  const name = Object.keys(definitions).find(key => isForm(words(definitions[key]))) ?? ''
  const items = { anyOf: [names.items, { $ref: `#/definitions/${name}/properties/fields/items` }] }
  const fields = { ...names, items, description: 'The fields in reading order.' }
  return {
    ...form,
    required: ['id'],
    properties: {
      ...properties,
      sections: { ...sections, items: { ...section, properties: { ...inSection, fields } } },
    },
  }
}

type Words = Readonly<Record<string, unknown>>

function words(value: unknown): Words {
  return isObject(value) ? value : {}
}

/** The definition of a form of a union, which may be a `$ref`. */
function definitionOf(
  form: unknown,
  definitions: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (!isObject(form)) return {}
  const target =
    typeof form.$ref === 'string' ? definitions[form.$ref.replace('#/definitions/', '')] : undefined
  return isObject(target) ? target : form
}

function inline(all: string, start: string, values: string, comma: string): string {
  const line = `${start}[${values.split(/\n\s+/).join(' ')}]${comma}`
  return line.length <= 110 ? line : all
}
