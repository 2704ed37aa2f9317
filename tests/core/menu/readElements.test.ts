import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { type MenuElement, readElements } from '../../../runtime/core/menu/readElements.ts'
import { MenuError } from '../../../runtime/core/menu/readMenu.ts'
import { pick, seeded } from '../random.ts'

const read = (xml: string) => readElements(xml, () => undefined)

/** What a reader of elements meets; put together by chance, little of it is well-formed. */
const pieces = [
  ...[
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '\n',
    'text',
    'ä',
    '<a>',
    '</a>',
    '<b>',
    '</b>',
    '<a >',
    '</a >',
    '<a/>',
  ],
  ...[
    '<b c="d">',
    `<b c='d"' e="f'"/>`,
    '<a x=1>',
    '<a b="1" b="2">',
    '<a b="<">',
    '<1a/>',
    '<é/>',
    '<a-b.c:d/>',
  ],
  ...[
    '&amp;',
    '&lt;',
    '&#65;',
    '&#x42;',
    '&nope;',
    '&',
    '&amp',
    '<!-- a -->',
    '<!--',
    '-->',
    '<![CDATA[x<y&]]>',
  ],
  ...[']]>', '<![CDATA[', '<?pi x?>', '<?', '?>', '<?xml version="1.0"?>', '<!x>'],
]
const texts = Array.from({ length: 20_000 }, (_, seed) => {
  const random = seeded(seed)
  const inside = Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(random, pieces)).join('')
  return random() < 0.8 ? `<m>${inside}</m>` : inside
})

function accepted(xml: string): MenuElement | undefined {
  try {
    return read(xml)
  } catch (error) {
    if (!(error instanceof MenuError)) throw error
    return undefined
  }
}

describe('readElements', () => {
  it('refuses everything that a parser of XML refuses, and never with another error', () => {
    const read = texts.filter(xml => accepted(xml) !== undefined)
    expect(read.length).toBeGreaterThan(500)
    expect(read.filter(xml => XMLValidator.validate(xml) !== true)).toEqual([])
  })

  it('reads the same elements in the same order as a parser of XML', () => {
    const parser = new XMLParser({
      preserveOrder: true,
      processEntities: false,
      ignoreDeclaration: true,
      ignorePiTags: true,
      parseTagValue: false,
    })
    const differing = texts
      // That parser looks for tags in processing instructions.
      .filter(xml => !xml.includes('<?'))
      .filter(xml => {
        const root = accepted(xml)
        return root && JSON.stringify(namesOf([root])) !== JSON.stringify(parsedNames(parser.parse(xml)))
      })
    expect(differing).toEqual([])
  })

  it('takes the text of an element in pieces, without that of the elements inside', () => {
    expect(read('<a> 1<b>x</b>&lt;<!-- no --><![CDATA[&lt;]]> 2 </a>')).toMatchObject({
      text: '1<&lt; 2',
      children: [{ name: 'b', text: 'x', children: [] }],
    })
  })

  it.each([
    ['two roots', '<a/><b/>'],
    ['text after the root', '<a/>x'],
    ['CDATA before the root', '<![CDATA[]]><a/>'],
    ['a comment that does not end', '<a/><!-- '],
    ['a declaration in the middle', '<a><?xml version="1.0"?></a>'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['an ampersand that begins no reference', '<a>Q&A</a>'],
  ])('refuses %s', (_, xml) => {
    expect(() => read(xml)).toThrow(MenuError)
  })

  it('ends where an element is too much', () => {
    const seen: (string | undefined)[][] = []
    const admit = (name: string, parent: string | undefined, depth: number) => {
      seen.push([name, parent, String(depth)])
      if (name === 'c') throw new MenuError('too much')
    }
    expect(() => readElements('<a><b/><c><not well-formed', admit)).toThrow('too much')
    expect(seen).toEqual([
      ['a', undefined, '1'],
      ['b', 'a', '2'],
      ['c', 'a', '2'],
    ])
  })
})

function namesOf(elements: readonly MenuElement[]): unknown[] {
  return elements.map(({ name, children }) => [name, namesOf(children)])
}

/** The names in what the parser gives: lists of records with the name of the element as a key. */
function parsedNames(list: unknown): unknown[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: Readonly<Record<string, unknown>>) => {
    const [name = '#text'] = Object.keys(entry).filter(key => key !== ':@')
    return name === '#text' ? [] : [[name, parsedNames(entry[name])]]
  })
}
