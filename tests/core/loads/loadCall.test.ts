import { describe, expect, it } from 'vitest'
import { loadCall } from '../../../runtime/core/loads/readLoad.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'

const onError = { value: null }

describe('loadCall', () => {
  it('encodes the parameters of the path', () => {
    const load = deepFreeze({ get: '/api/things/{id}', onError })
    expect(loadCall(load, { id: 'a/b' })).toEqual({ method: 'GET', path: '/api/things/a%2Fb' })
  })

  it('fills the query without encoding, which happens when it is sent', () => {
    const load = deepFreeze({ get: '/api/things', query: { q: '{word} & {other}', fixed: '1' }, onError })
    expect(loadCall(load, { word: 'a=b' })).toEqual({
      method: 'GET',
      path: '/api/things',
      query: { q: 'a=b & ', fixed: '1' },
    })
  })
})
