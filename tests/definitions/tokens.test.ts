import { describe, expect, it } from 'vitest'
import { contrast, contrastsOn } from '../../stories/tokens/contrast.ts'
import { readTokens } from '../../stories/tokens/readTokens.ts'
import { type TokenUse, tokenGroups } from '../../stories/tokens/tokenUses.ts'
import { readSource } from '../boundaries/sources.ts'

const tokens = readTokens(readSource('runtime/ui/tokens.css'))
const uses = Object.values(tokenGroups).flatMap(group => Object.entries<TokenUse>(group))

describe('design tokens', () => {
  it('are all documented with their use, and nothing else is', () => {
    expect(tokens.length).toBeGreaterThan(70)
    expect(uses.map(([name]) => name).sort()).toEqual(tokens.map(({ name }) => name).sort())
    expect(uses.filter(([, { use }]) => !/^[A-Z].*\.$/.test(use))).toEqual([])
  })

  it('reach the contrast that their use requires, in light and dark', () => {
    const faint = uses.flatMap(([name, { on }]) =>
      (on?.colors ?? []).flatMap(color => {
        const { light, dark } = contrastsOn(tokens, name, color)
        return Math.min(light, dark) < (on?.least ?? 0) ? [`${name} on ${color}: ${light}, ${dark}`] : []
      }),
    )
    expect(faint).toEqual([])
  })

  it('have an opaque value in both themes where their contrast is required', () => {
    const compared = new Set(uses.flatMap(([name, { on }]) => (on ? [name, ...on.colors] : [])))
    const read = tokens.filter(({ name }) => compared.has(name))
    expect(read.length).toBe(compared.size)
    const unread = read.flatMap(({ light, dark }) => [light, dark]).filter(value => !opaque.test(value))
    expect(unread).toEqual([])
  })

  it('are compared like WCAG does: black on white is 21, a middle grey 4.5', () => {
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
    // #767676, the lightest grey that is text on white.
    expect(contrast('oklch(0.5657 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1)
    // #008000, whose luminance is 0.1544.
    expect(contrast('oklch(0.5198 0.1769 142.5)', 'oklch(1 0 0)')).toBeCloseTo(5.14, 1)
  })
})

const opaque = /^oklch\([\d.]+ [\d.]+ [\d.]+\)$/
