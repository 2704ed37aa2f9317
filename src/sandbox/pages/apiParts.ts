import { escapeHtml } from '../server/html.ts'
import { type DocumentedCall, entriesOf, listIn, type Part, partAt, partOf, textIn } from './apiDocument.ts'

const back = '<p><a href="/sandbox/api">All calls</a></p>'

/** One call: who may send it, its parameters, its body and its replies. */
export function callBody({ name, method, path, operation }: DocumentedCall, schemas: Part): string {
  const parameters = listIn(operation, 'parameters').map(partOf)
  const content = partAt(operation, 'requestBody', 'content')
  const body = partAt(partOf(content['application/json'] ?? content['multipart/form-data']), 'schema')
  const replies = entriesOf(operation.responses).map(([status, reply]) => {
    const schema = partAt(reply, 'content', 'application/json', 'schema')
    const [, response = ''] = textIn(reply, '$ref').split('#/components/responses/')
    const said = response === '' ? textIn(reply, 'description') : (statusTexts.get(response) ?? response)
    return [status, Object.keys(schema).length === 0 ? '' : typeOf(schema), escapeHtml(said)]
  })
  const fields = fieldsOf(body, schemas)
  return `${back}<header><h1>${escapeHtml(name)}</h1><p><code>${method} ${escapeHtml(path)}</code></p></header>
<dl><dt>Who may send it</dt><dd>${callersText(operation)}</dd>
<dt>Safe to repeat</dt><dd>${operation['x-repeatable'] === true ? 'Yes' : 'No'}</dd></dl>
${parameters.length === 0 ? '' : table('Parameters', ['Name', 'Type', 'Required', 'In'], parameters.map(parameterRow))}
${Object.keys(body).length === 0 ? '' : fields.length === 0 ? `<h2>Body</h2><p>${typeOf(body)}</p>` : table('Body', ['Name', 'Type', 'Required', 'Meaning'], fields)}
${table('Replies', ['Status', 'Content', 'Meaning'], replies)}`
}

/** One entity: its fields. */
export function entityBody(name: string, schema: Part, schemas: Part): string {
  const fields = fieldsOf(schema, schemas)
  const title = textIn(schema, 'title') || textIn(schema, 'description')
  const subtitle = title === name ? '' : `<p>${escapeHtml(title)}</p>`
  return `${back}<header><h1>${escapeHtml(name)}</h1>${subtitle}</header>
${fields.length === 0 ? `<p>${typeOf(schema)}</p>` : table('Fields', ['Name', 'Type', 'Required', 'Meaning'], fields)}`
}

const statusTexts = new Map([
  ['400', 'The request is not valid.'],
  ['401', 'There is no session.'],
  ['403', 'The session does not have the resource.'],
  ['404', 'The record does not exist.'],
  ['409', 'Someone else changed the record.'],
  ['422', 'A value is not valid. The fields are named in errors.'],
  ['500', 'The server failed.'],
])

function callersText(operation: Part): string {
  if (operation.security === undefined) return 'Anyone who is signed in'
  const alternatives = listIn(operation, 'security').map(one => listIn(one, 'session').map(String))
  if (alternatives.length === 0) return 'Anyone, without a session'
  return alternatives
    .map(held => held.map(resource => `<code>${escapeHtml(resource)}</code>`).join(' and '))
    .map(text => text || 'anyone who is signed in')
    .join(' or ')
}

function parameterRow(parameter: Part): string[] {
  const required = parameter.required === true ? 'Yes' : 'No'
  return [
    `<code>${escapeHtml(textIn(parameter, 'name'))}</code>`,
    typeOf(partOf(parameter.schema)),
    required,
    escapeHtml(textIn(parameter, 'in')),
  ]
}

function fieldsOf(schema: Part, schemas: Part): string[][] {
  const required = listIn(schema, 'required')
  return entriesOf(schema.properties).map(([name, value]) => {
    const field = partOf(value)
    const said = [textIn(field, 'title'), textIn(field, 'description')].filter(text => text !== '')
    const example = listIn(field, 'examples')[0]
    const about = [...said, ...(example === undefined ? [] : [`e.g. ${String(example)}`])].join('. ')
    return [
      `<code>${escapeHtml(name)}</code>`,
      typeOf(field, schemas),
      required.includes(name) ? 'Yes' : 'No',
      escapeHtml(about),
    ]
  })
}

/** A schema in a few words: its type and limits, or a link to its entity. */
function typeOf(schema: Part, schemas: Part = {}): string {
  const [, component] = textIn(schema, '$ref').split('#/components/schemas/')
  if (component !== undefined)
    return `<a href="/sandbox/api/entities/${encodeURIComponent(component)}">${escapeHtml(component)}</a>`
  const alternatives = [...listIn(schema, 'anyOf'), ...listIn(schema, 'allOf')].map(partOf)
  const properties = entriesOf(schema.properties).map(
    ([name, value]) => `${escapeHtml(name)}: ${typeOf(partOf(value), schemas)}`,
  )
  if (alternatives.length > 0)
    return [...alternatives.map(one => typeOf(one, schemas)), ...properties].join(
      schema.allOf === undefined ? ' or ' : ' with ',
    )
  if (schema.type === 'array') return `list of ${typeOf(partOf(schema.items), schemas)}`
  if (properties.length > 0) return `{ ${properties.join(', ')} }`
  const values = listIn(schema, 'enum').map(value => JSON.stringify(value))
  if (values.length > 0) return `<span class="values">${escapeHtml(values.join(', '))}</span>`
  const limits = limitWords.flatMap(([key, words]) => {
    const value = textIn(schema, key)
    return value === '' ? [] : [`${words} ${value}`]
  })
  const type = [schema.type ?? 'any JSON value'].flat().map(String).join(' or ')
  return escapeHtml([type, ...limits].join(', '))
}

const limitWords = [
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['maxLength', 'at most this many characters:'],
  ['format', 'as'],
] as const

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map(text => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  const body = rows.map(cells => `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  return `<h2 id="${caption}">${escapeHtml(caption)}</h2>
<table aria-labelledby="${caption}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}
