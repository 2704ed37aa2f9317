import { describe, expect, it } from 'vitest'
import { safeFileName } from '../../src/adapters/saveFile.ts'

describe('name of a saved file', () => {
  it.each([
    ['refunds 2011-12-10.csv', 'refunds 2011-12-10.csv'],
    ['تقرير.csv', 'تقرير.csv'],
    ['👩\u200d👧.csv', '👩\u200d👧.csv'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['..\\CON.csv', '_CON.csv'],
    ['nul.csv', '_nul.csv'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['a\u0000b\r\n.csv', 'ab.csv'],
    ['a<b>:"c"|?*.csv', 'a_b___c____.csv'],
    ['.. .', 'download'],
    ['', 'download'],
  ])('%j becomes %j', (name, saved) => {
    expect(safeFileName(name)).toBe(saved)
  })

  it('is shortened to what file systems accept, at a character boundary and with its extension', () => {
    const name = safeFileName(`${'💥'.repeat(100)}.csv`)
    expect(name).toMatch(/^💥+\.csv$/u)
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
  })
})
