import { describe, expect, it } from 'vitest'
import { plainText } from '../../runtime/shell/notifications/plainText.ts'

describe('plain text of a message', () => {
  it.each([
    ['<p>Ready</p><p>Rows: <b>3</b></p>', 'Ready Rows: 3'],
    ['<div>one</div><div>two</div><table><tr><td>3</td><td>4</td></tr></table>', 'one two 3 4'],
    ['<style>p { color: red }</style><b>on</b>ly', 'only'],
    ['a&nbsp;&amp;&nbsp;b', 'a & b'],
    ['it&#39;s &#128512;', "it's 😀"],
    ['it&#x27;s &#x1F600;', "it's 😀"],
  ])('for %s is %s', (html, text) => {
    expect(plainText(html)).toBe(text)
  })

  it.each(['&constructor;', '&toString;', '&unknown;', '&#x110000;', '&#1114112;', '&#0000000;'])(
    'leave %s, which means no character, as it is written',
    html => {
      expect(plainText(html)).toBe(html)
    },
  )
})
