import { describe, expect, it } from 'vitest'
import { readRuleEntity, readRuleErrors, readRuleRun, readRuleValues } from '../../schemas/wire/rules.ts'
import { readRuleTree } from '../../src/kinds/rules/ruleTree.ts'
import { hostile } from './hostile.ts'

const mistake = { message: 'Unknown field.', line: 1, charStartPositionInLine: 0, charLength: 5 }
const asText = { message: 'Unknown field.', line: '1', charStartPositionInLine: '0', charLength: '5' }

describe('reply of validate (spec 1 §7)', () => {
  it.each([
    [[mistake]],
    [{ data: [mistake] }],
    [{ success: false, data: [mistake] }],
    [{ data: { success: 'false', data: [asText] } }],
    [{ response: [asText, null, { message: 'Nowhere.' }] }],
  ])('is a list of errors, with or without an envelope: %j', reply => {
    expect(readRuleErrors(reply)).toEqual([mistake])
  })

  it.each([[[]], [{ data: [] }], [{ success: 'true' }], [{ success: 1, data: null }]])(
    'finds nothing wrong: %j',
    reply => {
      expect(readRuleErrors(reply)).toEqual([])
    },
  )

  it.each([
    ...hostile.filter(reply => !Array.isArray(reply) || reply.length > 0),
    { success: false },
    { success: false, data: [] },
    { data: [7] },
  ])('reports that the rule could not be checked: %j', reply => {
    expect(readRuleErrors(reply)).toBeUndefined()
  })
})

describe('reply of the rule runner (spec 1 §3)', () => {
  it.each([
    [{ success: true, data: { externalRuleId: 7, name: 'Late' } }, ['Late'], true],
    [{ success: '1', data: [{ name: 'Late' }, { name: 'Lost' }, null] }, ['Late', 'Lost'], true],
    [{ response: { success: 'true', data: { name: 'Late' }, rev: 1 } }, ['Late'], true],
    [{ response: [{ name: 'Late' }], rev: 1 }, ['Late'], true],
    [[{ name: 'Late' }], ['Late'], true],
    [{ response: [] }, [], false],
    [{ success: true, data: null }, [], false],
    [{ success: true, data: [] }, [], false],
    [{ success: true, data: 'true' }, [], true],
    [{ success: true, data: false }, [], false],
    [{ success: true, data: { externalRuleId: 5 } }, ['5'], true],
    [{ success: true, data: { externalRuleId: 'r-5', name: null } }, ['r-5'], true],
    [{ success: true, data: { externalRuleId: 5, name: ' ' } }, ['5'], true],
    [{ success: true, data: [{ externalRuleId: 9 }] }, ['9'], true],
    [{ success: true, data: [{ externalRuleId: 9, name: '' }, { name: 'Lost' }, {}] }, ['9', 'Lost'], true],
    [{ response: { success: 'true', data: { externalRuleId: 7 }, rev: 1 } }, ['7'], true],
    [{ success: true, data: { externalRuleId: null, name: null } }, [], false],
  ])('names the matching rules: %j', (reply, names, matches) => {
    expect(readRuleRun(reply)).toEqual({ names, matches })
  })

  it.each([
    ...hostile.filter(reply => !Array.isArray(reply) || reply.length > 0),
    { success: false, message: 'No.' },
    { data: { success: 'false', message: 'No.', rev: 1 } },
  ])('names no rules, or is a refusal: %j', reply => {
    expect(readRuleRun(reply)).toBeUndefined()
  })
})

describe('entities of a ruleset', () => {
  it('are read at any level, and are undefined if the server refuses', () => {
    const entity = { orderNr: '536365', amount: 12.5 }
    for (const reply of [entity, { data: entity }, { success: true, data: { data: entity }, rev: 1 }])
      expect(readRuleEntity(reply)).toBe(entity)
    for (const reply of [null, 7, 'x', [], { success: false, data: entity }])
      expect(readRuleEntity(reply)).toBeUndefined()
  })

  it('have values that are rows of any list', () => {
    for (const reply of [[{ id: 1 }], { data: [{ id: 1 }, 7] }, { response: { data: [null, { id: 1 }] } }])
      expect(readRuleValues(reply)).toEqual([{ id: 1 }])
    for (const reply of [null, { data: {} }, [7]]) expect(readRuleValues(reply)).toBeUndefined()
  })

  it('are a tree, from which an invalid entity, field or tag is left out', () => {
    const tree = {
      entities: [null, { name: 'Order', fields: [7, { name: 'amount', type: 'Double' }] }, { name: 'Bare' }],
      tagsEnabled: '1',
      tags: [{ id: 3, name: 'Risk', isTag: 0 }, 'x'],
      customTags: 'false',
    }
    for (const reply of [{ data: tree }, { data: { data: tree }, rev: 1 }, tree])
      expect(readRuleTree(reply)).toEqual({
        entities: [
          {
            name: 'Order',
            label: 'Order',
            fields: [{ name: 'amount', type: 'number', valueField: '', labelField: '' }],
          },
        ],
        tagsEnabled: true,
        tags: [{ id: 3, name: 'Risk', isTag: false }],
        customTags: false,
      })
    for (const reply of [...hostile, { entities: 7 }, { data: { entities: [7] } }])
      expect(readRuleTree(reply), JSON.stringify(reply)).toBeUndefined()
  })
})
