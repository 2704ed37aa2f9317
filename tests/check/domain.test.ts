import { expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

it('a ruleset is a name or a parameter of the screen, and the rules of a test panel come from a load', async () => {
  const said = await saidOfScreen(`name: 'one', path: '/one/{set}', params: { set: { example: 'flags' } },
body: [
{ kind: 'ruleTest', ruleset: '{set}', rules: 'gone.choices' },
{ kind: 'ruleTest', ruleset: '{sett}' },
{ kind: 'form', form: { id: 'a', fields: [{ kind: 'rule', name: 'a', label: 'A', ruleset: '{other}' }] } },
{ kind: 'form', form: { id: 'b', fields: [{ kind: 'ruleTags', name: 'a', label: 'A', ruleset: 'flags' }] } },
],`)
  expect(said.split('\n').map(line => line.trim())).toEqual([
    'screens/one.ts:5:46  /body/0/rules',
    'names the load "gone", which this screen does not have. Declare it in loads.  (load-unknown)',
    'screens/one.ts:6:30  /body/1/ruleset',
    '{sett} is not a parameter of this screen. Did you mean "set"?  (placeholder-unknown)',
    'screens/one.ts:7:91  /body/2/form/fields/0/ruleset',
    expect.stringContaining('{other} is not a parameter of this screen.'),
  ])
})

it('a rule without its ruleset is rejected, and an unknown key is explained', async () => {
  const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'form', form: { id: 'a', fields: [{ kind: 'rule', name: 'a', label: 'A', rulset: 'flags' }] } }],`)
  expect(said).toContain('ruleset')
  expect(said).toContain('(key-unknown)')
})
