import { describe, expect, it } from 'vitest'
import { formatCode } from '../../../runtime/core/text/formatCode.ts'
import { seeded } from '../random.ts'

describe('formatted code', () => {
  it('is JSON with a line for each part', () => {
    expect(formatCode('{"a":[1,"x, {y}: \\"z\\""],"b":{},"c":[],"d":null}')).toBe(
      '{\n  "a": [\n    1,\n    "x, {y}: \\"z\\""\n  ],\n  "b": {},\n  "c": [],\n  "d": null\n}',
    )
  })

  it('keeps numbers as they were sent', () => {
    expect(formatCode('[1.10, 12345678901234567890, 1e5]')).toBe(
      '[\n  1.10,\n  12345678901234567890,\n  1e5\n]',
    )
  })

  it('is equal JSON for any content', () => {
    const random = seeded(7)
    const value = (depth: number): unknown => {
      const kind = Math.floor(random() * (depth > 3 ? 4 : 6))
      if (kind === 0) return Math.floor(random() * 1e6) / 100
      if (kind === 1) return random() < 0.5
      if (kind === 2) return null
      if (kind === 3)
        return String.fromCharCode(...Array.from({ length: 8 }, () => Math.floor(random() * 130)))
      const list = Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1))
      return kind === 4 ? list : Object.fromEntries(list.map((one, at) => [`"${at}{[,:`, one]))
    }
    for (let round = 0; round < 500; round++) {
      const made = [value(0)]
      expect(JSON.parse(formatCode(JSON.stringify(made)))).toEqual(made)
    }
  })

  it('is XML with a line for each element, text elements on one line', () => {
    expect(formatCode('<?xml version="1.0"?><a x="1"><b>text</b><c/><d></d><e><f>1 &lt; 2</f></e></a>')).toBe(
      [
        '<?xml version="1.0"?>',
        '<a x="1">',
        '  <b>text</b>',
        '  <c/>',
        '  <d></d>',
        '  <e>',
        '    <f>1 &lt; 2</f>',
        '  </e>',
        '</a>',
      ].join('\n'),
    )
  })

  it.each(['', '[accepted]', '{broken', 'OK\n  done', '<', '< 3'])('leaves %j unchanged', text => {
    expect(formatCode(text)).toBe(text)
  })
})
