import { type Context, Hono } from 'hono'
import { type NamedCall } from '../../../schemas/check/resolve/vocabulary.ts'
import { type Operation } from '../contract/contract.ts'
import { type DefinedContract } from '../contract/definedContract.ts'
import { formValues } from '../contract/formValues.ts'
import { sampleCall } from '../contract/sampleAnswer.ts'
import { SampleData } from '../contract/sampleData.ts'
import { type SampleList } from '../contract/samples.ts'
import { type CallValidation, committedValidation } from '../contract/validateCalls.ts'
import { type Store } from '../database/store.ts'
import { makeAnswerOnce } from '../idempotency/answerOnce.ts'
import { holds, type SignedIn, sessionOf, tokenOf } from '../session/session.ts'
import { type Call } from './call.ts'
import { calls } from './calls.ts'
import { Refusal } from './refusal.ts'
import { bodyOf } from './requestBody.ts'

const largestBody = 1024 * 1024
const anonymous: SignedIn = { name: '', email: '', resources: new Set(), everything: false }

/** What the API works with. */
interface ApiOptions {
  readonly store: Store
  readonly sessionCookie: string
  /** Does all due work. */
  readonly doDue: () => void
  /** Called for each reply that violates the contract. Absent: replies are not validated. */
  readonly onReplyFault?: (fault: string) => void
}

/**
 * The API: every call of the table behind its session and its resource, in that order, before anything of it is read; a call
 * that carries an idempotency key is done once.
 */
export function apiRoutes({ store, sessionCookie: cookie, doDue, onReplyFault }: ApiOptions): Hono {
  const app = new Hono()
  const answerOnce = makeAnswerOnce(store)
  const data = new SampleData(new Date(store.now()))
  const samples = {
    data,
    lists: () => sampleLists(store),
    shown: () => shownSamples(store),
    importsTo: (type: string) => importedSamples(store, type),
  }

  /** Answers by a call whose session, resource, query and body are good. */
  async function answer(context: Context, call: Call, validation: CallValidation, found?: Operation) {
    doDue()
    const request = context.req.raw
    const user = admitted(store, call, request, cookie)
    const body = bodyOf(request, call.largest ?? largestBody)
    const query = new URL(request.url).searchParams
    call.refuse?.(await body.json())
    const operation = found ?? validation.contract.find(call.method, context.req.path)
    const form = operation?.form
    const read = form ? async () => formValues(await body.form(), form) : body.json
    if (operation) {
      validation.checkQuery(operation, query)
      if (operation.body !== undefined) validation.checkBody(operation, await read())
    }
    const param = (name: string) => context.req.param(name) ?? ''
    const token = tokenOf(request, cookie)
    const asked = { store, user, token, param, query, body: read, form: body.form, samples }
    const reply = await answerOnce(call, request, asked, body)
    if (operation && onReplyFault && isJson(reply)) {
      const fault = validation.replyFault(operation, reply.status, await reply.clone().json())
      if (fault !== undefined) onReplyFault(fault)
    }
    return reply
  }

  for (const call of calls)
    app.on(call.method, call.path, context => answer(context, call, committedValidation()))
  // Calls that have no handler are answered with sample records, so that a new screen has data before its backend exists.
  app.all('*', async context => {
    const { method, path } = context.req
    const defined = await store.defined()
    const operation = defined.validation.contract.find(method, path)
    const described = operation && defined.calls.get(operation.name)
    if (operation && described)
      return answer(context, sampleCall(data, defined, described, path), defined.validation, operation)
    admitted(store, { access: 'session' }, context.req.raw, cookie)
    throw new Refusal(404, `There is no call ${method} ${path}.`)
  })
  return app
}

/** The lists of the definitions that no handler answers. */
async function sampleLists(store: Store): Promise<readonly SampleList[]> {
  const defined = await store.defined()
  return listsOf(defined, [...defined.calls.values()])
}

/** Those of them into which screens import files of a type. */
async function importedSamples(store: Store, type: string): Promise<readonly SampleList[]> {
  const defined = await store.defined()
  const names = await defined.importCalls(type)
  return listsOf(
    defined,
    names.flatMap(name => defined.calls.get(name) ?? []),
  )
}

function listsOf({ entities }: DefinedContract, described: readonly NamedCall[]): readonly SampleList[] {
  return described.flatMap(({ grid, method, path, many, resource }) => {
    const entity = entities.get(many ?? '')
    const isSample = grid !== undefined && entity !== undefined && !isHandled(method, path)
    return isSample ? [{ entity, entities, resources: [resource ?? []].flat() }] : []
  })
}

/** All records that calls without a handler show. */
async function shownSamples(store: Store): Promise<readonly SampleList[]> {
  const { calls: described, entities } = await store.defined()
  const read = [...described.values()].flatMap(({ method, path, one, many, resource }) => {
    const entity = entities.get(one ?? many ?? '')
    if (method !== 'GET' || entity === undefined || isHandled(method, path)) return []
    const isOne = many === undefined && entity.key === undefined && !path.includes('{')
    return [{ entity, entities, resources: [resource ?? []].flat(), isOne }]
  })
  return [...(await sampleLists(store)), ...read]
}

/** Whether a handler answers a call; where one has a parameter, the other may have a fixed step. */
function isHandled(method: string, path: string): boolean {
  const steps = path.split('/')
  return calls.some(handler => {
    const own = handler.path.split('/')
    const isSame = (step: string, at: number) =>
      step === own[at] || step.startsWith('{') || own[at]?.startsWith(':')
    return handler.method === method && own.length === steps.length && steps.every(isSame)
  })
}

function admitted(store: Store, call: Pick<Call, 'access'>, request: Request, cookie: string): SignedIn {
  if (call.access === 'public') return anonymous
  const token = tokenOf(request, cookie)
  const user = token === undefined ? undefined : sessionOf(store, token)
  if (!user) throw new Refusal(401, 'The session is missing, unknown or expired.')
  if (call.access !== 'session' && !call.access.some(resource => holds(user, resource)))
    throw new Refusal(403, "You don't have permission for this call.")
  return user
}

function isJson({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}
