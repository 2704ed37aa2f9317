import { type CallPlace, pick } from './callPlace.ts'
import { type Fields, isRecord, withUnknown } from './legacyValues.ts'

type Wrap = (body: Fields) => unknown

/** Ways to send a body as a whole: as it is, or one or two levels deeper. */
const whole: readonly [Wrap, ...Wrap[]] = [
  body => body,
  body => ({ data: body }),
  body => ({ response: body }),
  body => ({ response: { response: body } }),
]

/** Ways to send the `data` of a body that has nothing else: deeper or shallower. */
const value: readonly [Wrap, ...Wrap[]] = [
  ...whole,
  ({ success, data }) => ({ success, data: { data } }),
  ({ data }) => ({ response: data }),
]
/** The same of a list or a record, which may also be bare. */
const payload: readonly [Wrap, ...Wrap[]] = [...value, ({ data }) => data]

/** Ways to send a bare list. */
const list: readonly [Wrap, ...Wrap[]] = [
  ({ data }) => data,
  ({ data }) => ({ data }),
  ({ data }) => ({ response: data }),
  ({ data }) => ({ data: { data } }),
]

/**
 * A body at another level than in our own reading. The call decides which one, so that all of them occur.
 * Records and their wrappers have unknown fields.
 */
export function legacyEnvelope(body: unknown, place: CallPlace): unknown {
  if (Array.isArray(body)) return wrappedIn(list, { data: body.map(item => known(item, place)) }, place)
  if (!isRecord(body)) return body
  if (!Object.hasOwn(body, 'data')) return wrappedIn(whole, body, place)
  // The deepest level in the specification is `data.data`, so that this one is not wrapped again.
  const isDeep = isRecord(body.data) && Object.keys(body.data).join() === 'data'
  const data = records(isDeep ? Object(body.data).data : body.data, place)
  return wrappedIn(waysOf(body, data), { ...body, data }, place)
}

function waysOf(body: Fields, data: unknown): readonly [Wrap, ...Wrap[]] {
  if (!Object.keys(body).every(key => key === 'success' || key === 'data')) return whole
  return typeof data === 'object' && data !== null ? payload : value
}

function wrappedIn(ways: readonly [Wrap, ...Wrap[]], body: Fields, place: CallPlace): unknown {
  const sent = pick(ways, place, 'envelope')(body)
  return known(sent, place)
}

function records(value: unknown, place: CallPlace): unknown {
  return Array.isArray(value) ? value.map(item => known(item, place)) : known(value, place)
}

function known(value: unknown, place: CallPlace): unknown {
  return isRecord(value) ? withUnknown(value, place) : value
}
