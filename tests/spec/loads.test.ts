import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileScreen } from '../../runtime/core/compile/compileScreen.ts'
import { needOf } from '../../runtime/core/loads/loadNeeds.ts'
import { loadCall, readLoad } from '../../runtime/core/loads/readLoad.ts'
import { openTestSandbox } from '../sandbox/client.ts'
import { definitions } from '../support/screens.ts'

const screens = definitions
  .map(({ screen }) => compileScreen(screen))
  .filter(({ loads }) => Object.keys(loads).length > 0)

const rubbish: readonly unknown[] = [
  ...[null, 5, 'x', '<html><body>Bad gateway</body></html>', [1, 2], [[1]], {}, { a: { b: [1] } }, true],
  ...[{ data: [1, 2] }, { data: { a: 1 } }, { data: null }, { success: true }, { success: false, data: [] }],
]

describe.each(['standard', 'legacy'] as const)(
  'what the %s sandbox answers to the loads of a screen',
  dialect => {
    let opened: Awaited<ReturnType<typeof openTestSandbox>>
    beforeAll(async () => {
      opened = await openTestSandbox({ seed: 'basic', dialect, slowest: 0 })
    })
    afterAll(() => opened.close())

    it('is what the screen needs', async () => {
      const token = opened.sandbox.signIn('admin')
      const unfit: string[] = []
      let asked = 0
      for (const screen of screens) {
        const given = Object.entries({ ...screen.params, ...screen.query })
        const values = Object.fromEntries(given.map(([name, { example = '1' }]) => [name, String(example)]))
        for (const [name, load] of Object.entries(screen.loads)) {
          const { path, query } = loadCall(load, values)
          const reply = await opened.ask(`GET ${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
            token,
            headers: { 'cache-control': 'no-cache' },
          })
          if (reply.status !== 200) continue
          asked += 1
          if (!readLoad(load, needOf(screen, name), reply.json()))
            unfit.push(`${screen.name} ${name}: ${reply.text.slice(0, 200)}`)
        }
      }
      expect(unfit).toEqual([])
      expect(asked).toBeGreaterThan(100)
    })
  },
)

describe('invalid reply to a load', () => {
  it.each(screens)('of $name is a failure', screen => {
    for (const [name, load] of Object.entries(screen.loads)) {
      const need = needOf(screen, name)
      const fitting = rubbish.filter(
        reply => need && !need.optional && !need.fields.has('data') && readLoad(load, need, reply),
      )
      // A screen that shows a value takes any value: of a number it cannot be known whether it is the right one.
      const mayBeValue = need?.kinds.has('value')
      const senseless = fitting.filter(reply => !(mayBeValue && typeof reply !== 'object'))
      expect(senseless, `${name}: ${[...(need?.kinds ?? [])]} ${[...(need?.fields ?? [])]}`).toEqual([])
    }
  })
})
