import { isObject } from '../../schemas/check/item.ts'
import { actionSchema } from '../../schemas/language/action.ts'
import { blockSchemas, bodySchema } from '../../schemas/language/block.ts'
import { panelBodySchema } from '../../schemas/language/blocks/panel.ts'
import { cellSchema } from '../../schemas/language/cell.ts'
import { conditionSchema } from '../../schemas/language/condition.ts'
import { confirmSchema, submitConfirmSchema } from '../../schemas/language/confirm.ts'
import { fieldSchema } from '../../schemas/language/field.ts'
import { leafFieldSchema } from '../../schemas/language/fields/leaf.ts'
import { filterSchema } from '../../schemas/language/filter.ts'
import { formSchema } from '../../schemas/language/form.ts'
import { permissionSchema } from '../../schemas/language/permission.ts'

type Schema = Readonly<Record<string, unknown>>

/** One property of a word, as a line of its page. */
export interface Property {
  /** `onSuccess.toast`; `links[].label` is the label of each of several links. */
  readonly name: string
  readonly required: boolean
  readonly type: string
  readonly limits: string
  /** What holds without it; empty: the description does not say. */
  readonly initial: string
  readonly description: string
}

/** Words that have a page of their own, by what their schema has wherever it is used. */
const known = new Map<unknown, string>([
  [actionSchema.oneOf, 'action'],
  [bodySchema.items.oneOf, 'block'],
  [blockSchemas.beside.properties.body.items.oneOf, 'block'],
  [blockSchemas.tabs.properties.tabs.items.properties.body.items.oneOf, 'block'],
  [panelBodySchema.items.oneOf, 'block'],
  [cellSchema.oneOf, 'cell'],
  [conditionSchema.anyOf, 'condition'],
  [confirmSchema.properties, 'confirm'],
  [submitConfirmSchema.properties, 'confirm'],
  [fieldSchema.oneOf, 'field'],
  [leafFieldSchema.oneOf, 'field'],
  [filterSchema.oneOf, 'filter'],
  [formSchema.properties, 'form'],
  [permissionSchema.properties, 'permission'],
])

/** The properties of a word, those of its parts below them. */
export function propertiesOf(schema: Schema, prefix = '', depth = 0): readonly Property[] {
  const { properties, required, anyOf, oneOf } = schema
  const branches = [anyOf, oneOf].flatMap(forms => (Array.isArray(forms) ? forms.filter(isObject) : []))
  const own = isObject(properties)
    ? Object.entries(properties).flatMap(([name, part]) => {
        if (!isObject(part)) return []
        const { initial, description } = described(part)
        const line: Property = {
          name: `${prefix}${name}`,
          required: Array.isArray(required) && required.includes(name),
          type: typeOf(part),
          limits: limitsOf(part),
          initial,
          description,
        }
        return depth < 2 ? [line, ...partsOf(part, `${prefix}${name}`, depth + 1)] : [line]
      })
    : []
  return [...own, ...branches.flatMap(branch => propertiesOf(branch, prefix, depth))]
}

function partsOf(part: Schema, name: string, depth: number): readonly Property[] {
  if (nameOf(part) !== undefined) return []
  if (isObject(part.items)) return nameOf(part.items) ? [] : propertiesOf(part.items, `${name}[].`, depth)
  if (isObject(part.additionalProperties))
    return nameOf(part.additionalProperties)
      ? []
      : propertiesOf(part.additionalProperties, `${name}.*.`, depth)
  return propertiesOf(part, `${name}.`, depth)
}

function nameOf({ oneOf, anyOf, properties }: Schema): string | undefined {
  return known.get(oneOf) ?? known.get(anyOf) ?? known.get(properties)
}

function typeOf(part: Schema): string {
  const name = nameOf(part)
  if (name !== undefined) return name
  const { type, items, additionalProperties, anyOf, enum: values } = part
  if ('const' in part) return JSON.stringify(part.const)
  if (Array.isArray(values)) return values.map(value => JSON.stringify(value)).join(' | ')
  if (type === 'array') return isObject(items) ? `list of ${typeOf(items)}` : 'list'
  if (type === 'object' && isObject(additionalProperties)) return `name -> ${typeOf(additionalProperties)}`
  if (Array.isArray(type)) return type.join(' | ')
  if (typeof type === 'string') return type
  if (Array.isArray(anyOf)) return [...new Set(anyOf.filter(isObject).map(typeOf))].join(' | ')
  return 'any'
}

function limitsOf(part: Schema): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, uniqueItems, pattern } = part
  return [
    typeof minimum === 'number' && `at least ${minimum}`,
    typeof maximum === 'number' && `at most ${maximum}`,
    typeof minLength === 'number' && minLength > 1 && `at least ${minLength} characters`,
    typeof maxLength === 'number' && `at most ${maxLength} characters`,
    typeof minItems === 'number' && `at least ${minItems}`,
    typeof maxItems === 'number' && `at most ${maxItems}`,
    uniqueItems === true && 'each once',
    typeof pattern === 'string' && pattern,
  ]
    .filter(limit => typeof limit === 'string')
    .join(', ')
}

/** The sentence about the default has a place of its own. */
function described({ description }: Schema): Pick<Property, 'initial' | 'description'> {
  const text = typeof description === 'string' ? description : ''
  const [sentence = '', initial = ''] =
    /(?:Default|Absent):? ((?:[^.]|\.(?!\s|$))*)\.(?=\s|$)/.exec(text) ?? []
  return { initial: initial.trim(), description: text.replace(sentence, '').replaceAll(/\s+/g, ' ').trim() }
}
