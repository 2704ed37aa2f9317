import { type Context, Hono } from 'hono'
import { pageHeaders } from '../server/headers.ts'
import { escapeHtml, htmlPage } from '../server/html.ts'
import { callsOf, type DocumentedCall, documentText, type Part, partAt, partOf } from './apiDocument.ts'
import { callBody, entityBody } from './apiParts.ts'
import { messagePage } from './messagePage.ts'

/** Address of the pages and of the document. */
const home = '/sandbox/api'

/** The OpenAPI document, and pages to browse its calls and entities without a script. */
export function apiPages(): Hono {
  const app = new Hono()
  const document = (): Part => partOf(JSON.parse(documentText()))
  const schemas = () => partAt(document(), 'components', 'schemas')

  app.get('/api/openapi.json', context =>
    context.body(documentText(), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    }),
  )
  app.get('/api', context => show(context, 'Calls', indexBody(document(), context.req.query('q') ?? '')))
  app.get('/api/calls/:name', context => {
    const name = context.req.param('name')
    const call = callsOf(document()).find(one => one.name === name)
    return call ? show(context, name, callBody(call, schemas())) : missing(context)
  })
  app.get('/api/entities/:name', context => {
    const name = context.req.param('name')
    const schema = Object.hasOwn(schemas(), name) ? partOf(schemas()[name]) : undefined
    return schema ? show(context, name, entityBody(name, schema, schemas())) : missing(context)
  })
  return app
}

function indexBody(document: Part, query: string): string {
  const asked = query.trim().toLowerCase()
  const calls = callsOf(document).filter(({ name, path, method }) =>
    `${method} ${path} ${name}`.toLowerCase().includes(asked),
  )
  const areas = Map.groupBy(calls, ({ area }) => area)
  const found = calls.length === 1 ? '1 call' : `${calls.length} calls`
  return `<header><h1>API of the console</h1>
<p>Every call that the console sends, as the definitions describe it: <a href="${home}/openapi.json">OpenAPI 3.1 document</a>.</p></header>
<form method="get" action="${home}" role="search" aria-label="Search calls">
<label for="q">Path or name</label>
<input id="q" name="q" type="search" value="${escapeHtml(query)}">
<button type="submit">Search</button>
</form>
<p role="status">${found}</p>
${[...areas].map(([area, own]) => areaSection(area, own)).join('\n')}`
}

function areaSection(area: string, calls: readonly DocumentedCall[]): string {
  const rows = calls.map(
    ({ name, method, path }) =>
      `<tr><td>${method}</td><td><a href="${home}/calls/${encodeURIComponent(name)}"><code>${escapeHtml(path)}</code></a></td><td>${escapeHtml(name)}</td></tr>`,
  )
  return `<section><h2 id="${escapeHtml(area)}">${escapeHtml(area)}</h2>
<table class="calls" aria-labelledby="${escapeHtml(area)}">
<thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">Name</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>`
}

function show(context: Context, title: string, body: string): Response {
  const page = htmlPage(`${title} – API`, `<div class="api">${body}</div>`)
  return context.html(page, 200, pageHeaders([]))
}

function missing(context: Context): Response {
  const page = messagePage('Not found', 'The document has no call or entity with this name.')
  return context.html(page, 404, pageHeaders([]))
}
