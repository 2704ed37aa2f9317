import { expect, it, onTestFinished } from 'vitest'
import { checkServer } from '../../schemas/check/server/checkServer.ts'
import { formatComparison } from '../../schemas/check/server/difference.ts'
import { openApiDocument } from '../../schemas/contract/openApi.ts'
import { listening } from './listening.ts'
import { servedProject } from './servedProject.ts'

/** What the check says of a server that publishes this of itself. */
async function saidOf(change: (text: string) => string): Promise<string[]> {
  const { result } = await servedProject()
  const document = change(JSON.stringify(openApiDocument(result.vocabulary)))
  const { address, close } = await listening(request =>
    request.method === 'GET' && new URL(request.url).pathname === '/openapi.json'
      ? new Response(document)
      : Response.json({}, { status: 404 }),
  )
  onTestFinished(close)
  const lines = formatComparison(await checkServer({ address }, result)).split('\n')
  return lines.filter(line => line !== '')
}

const all = (breaking: number, losing: number, harmless: number) =>
  `4 calls compared with /openapi.json: ${breaking} differences break a screen, ${losing} lose information, ${harmless} are harmless.`

it('the document of the contract itself has no differences', async () => {
  expect(await saidOf(text => text)).toEqual([all(0, 0, 0)])
})

it('a missing call, or one with another method, breaks a screen', async () => {
  expect(await saidOf(text => text.replace('"/api/refunds/notes":', '"/api/refunds/remarks":'))).toEqual([
    'Breaks a screen (1)',
    '  refundNotes  GET /api/refunds/notes',
    '    is not in the document. (refunds)',
    all(1, 0, 0),
  ])
  expect(await saidOf(text => text.replace('"put":', '"patch":'))).toContain(
    '    has another method at the server: GET, PATCH. (refund)',
  )
})

it('a missing, renamed, retyped or closed field is reported with its screens', async () => {
  const lines = await saidOf(text =>
    text
      .replaceAll('"customerName":{"title":"Customer","type":"string"}', '"customer_name":{"type":"string"}')
      .replace('"amount":{"title":"Amount","type":"number"}', '"amount":{"type":"object"}')
      .replace('"enum":["open","paid"]', '"enum":["open","paid","lost"]')
      .replace('"createdAt":{"title":"Created","type":"string"', '"createdAt":{"type":"integer"'),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      '    amount: is object instead of a money. (refunds)',
      '    customerName: is missing. The server has "customer_name". (refunds)',
      '    status: has "lost", which the contract does not know. (refunds)',
      '    createdAt: is integer, which is no moment. (refunds)',
      '    customer_name: not in the contract.',
    ]),
  )
})

it('a value that the server needs and the console does not send, or sends differently, breaks a screen', async () => {
  const body =
    '"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","required":["customerName"]'
  const lines = await saidOf(text => {
    expect(text).toContain(body)
    return text
      .replace(
        body,
        body.replace('["customerName"]', '["customerName","reason"],"additionalProperties":false'),
      )
      .replace('"note":{"title":"Note","anyOf":[{"type":"string"},{"type":"null"}]}}}', '"remark":{}}}')
  })
  expect(lines).toEqual(
    expect.arrayContaining([
      '    needs "reason" in its body, which the console does not send. (refund)',
      '    refuses "note", which the console sends. (refund)',
    ]),
  )
})
