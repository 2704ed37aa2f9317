import { expect, it } from 'vitest'
import { definitions } from '../support/screens.ts'

/** A page of a record says in words that there is no such record; a public page reveals nothing to strangers. */
it('every page of a record names the record that it cannot find', () => {
  const records = definitions.flatMap(({ file, screen }) => {
    if (screen.access === 'public') return []
    const loads = Object.values(screen.loads ?? {})
    const ofRecord = loads.filter(
      ({ get, onError }) =>
        Object.keys(screen.params ?? {}).some(param => get.includes(`{${param}}`)) &&
        !(onError && 'value' in onError),
    )
    return ofRecord.length > 0 ? [{ file, named: loads.some(({ record }) => record !== undefined) }] : []
  })
  expect(records.length).toBeGreaterThan(10)
  expect(records.filter(({ named }) => !named)).toEqual([])
})
