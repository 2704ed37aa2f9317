import { describe, expect, it } from 'vitest'
import { MenuError } from '../../../runtime/core/menu/assertMenuLimits.ts'
import { readMenu } from '../../../runtime/core/menu/readMenu.ts'
import { naughty } from '../naughty.ts'

const leaf = { pages: [], resources: [], module: '', controller: '', action: '', params: [], screen: '' }

describe('readMenu', () => {
  it('reads the nodes in their order, with every field of spec 1 §3', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
      <menu>
        <money>
          <label>Money</label>
          <resources>a, b ,,c</resources>
          <pages>
            <list><label>List</label><resource>x</resource><afroms_state>money-list</afroms_state></list>
            <old>
              <label>Old</label>
              <module>m</module><controller>c</controller><action>act</action>
              <params><zeta>007</zeta><alpha> b </alpha></params>
            </old>
          </pages>
        </money>
        <about><label>About</label></about>
      </menu>`
    expect(readMenu(xml)).toEqual([
      {
        ...leaf,
        id: 'money',
        label: 'Money',
        resources: ['a', 'b', 'c'],
        pages: [
          { ...leaf, id: 'list', label: 'List', resources: ['x'], screen: 'money-list' },
          {
            ...leaf,
            id: 'old',
            label: 'Old',
            module: 'm',
            controller: 'c',
            action: 'act',
            params: [
              ['zeta', '007'],
              ['alpha', 'b'],
            ],
          },
        ],
      },
      { ...leaf, id: 'about', label: 'About' },
    ])
  })

  const labelOf = (text: string) =>
    readMenu(`<menu><a><label>${text}</label></a><b><label>B</label></b></menu>`)[0]?.label

  it('decodes references once, and does not decode CDATA', () => {
    expect(labelOf('R&amp;D &lt;b&gt; &quot;&apos; &#233;&#x1F600;')).toBe('R&D <b> "\' é😀')
    expect(labelOf('&amp;#233; &amp;amp;')).toBe('&#233; &amp;')
    expect(labelOf('a <![CDATA[<b> &amp;]]><!-- no --> c')).toBe('a <b> &amp; c')
  })

  it('does not change invalid references', () => {
    expect(labelOf('&#0; &#xD800; &#x110000; &nbsp;')).toBe('&#0; &#xD800; &#x110000; &nbsp;')
  })

  it('preserves every difficult label', () => {
    for (const text of naughty) {
      const written = text.replace(/[&<>]/g, character => `&#${character.codePointAt(0)};`)
      expect(labelOf(written)).toBe(text.trim())
    }
  })

  it('reads one name in each child of resources', () => {
    const [node] = readMenu('<menu><a><label>A</label><resources><r>x</r><r>y,z</r></resources></a></menu>')
    expect(node?.resources).toEqual(['x', 'y', 'z'])
  })

  const refunds = { ...leaf, id: 'refunds', label: 'Refunds', resources: ['a'], screen: 'list' }
  const money = { ...leaf, id: 'money', label: 'Money', pages: [refunds] }
  const page = '<refunds label="Refunds" resource="a" afroms_state="list"/>'
  const group = `<money label="Money">${page}</money>`

  it.each([
    ['a root of another name', `<nav>${group}</nav>`],
    ['roots within each other', `<config version="2"><settings/><nav>${group}</nav></config>`],
    ['a root that is the list of pages', `<pages>${group}</pages>`],
    ['a list of pages within a root', `<config><pages>${group}</pages></config>`],
    ['a list of pages in a group', `<menu><money label="Money"><pages>${page}</pages></money></menu>`],
    ['no wrapper around what is in a group', `<menu><money><label>Money</label>${page}</money></menu>`],
    [
      'elements instead of attributes',
      '<nav><money><label>Money</label><refunds><label>Refunds</label><resources>a</resources><afroms_state>list</afroms_state></refunds></money></nav>',
    ],
    [
      'ids that are values',
      '<nav><page id="money" label="Money"><page><id>refunds</id><label>Refunds</label><resource>a</resource><afroms_state>list</afroms_state></page></page></nav>',
    ],
  ])('returns the same menu with %s', (_, xml) => {
    expect(readMenu(xml)).toEqual([money])
  })

  it.each([
    ['a menu with one page', `<menu>${page}</menu>`],
    ['a page that is the root', page],
    [
      'pages that are each called pages',
      '<menu><pages id="refunds" label="Refunds" resources="a" afroms_state="list"/></menu>',
    ],
  ])('reads a single page: %s', (_, xml) => {
    expect(readMenu(xml)).toEqual([refunds])
  })

  it('reads parameters as elements, as attributes, and as names with values', () => {
    const read = (params: string) => readMenu(`<nav><a label="A">${params}</a></nav>`)[0]?.params
    for (const params of [
      '<params><x>1 &amp; 2</x><y>b</y></params>',
      '<params x="1 &amp; 2" y="b"/>',
      '<params><param name="x" value="1 &amp; 2"/><param name="y">b</param></params>',
    ])
      expect(read(params)).toEqual([
        ['x', '1 & 2'],
        ['y', 'b'],
      ])
  })

  it.each([
    '<menu/>',
    '<menu>nothing</menu>',
    '<config><nav></nav></config>',
    '<menu><a/><b><pages/></b></menu>',
    '<menu><a label=" "/></menu>',
  ])('rejects a document without a page: %s', xml => {
    expect(() => readMenu(xml)).toThrow('The menu has no page.')
  })
})

describe('hostile menus', () => {
  const a = (times: number) => '<a>'.repeat(times) + '</a>'.repeat(times)
  const bomb = `<!DOCTYPE menu [<!ENTITY a "ha">${'bcdefgh'
    .split('')
    .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(10)}">`)
    .join('')}]><menu><x><label>&h;</label></x></menu>`
  const refused: Readonly<Record<string, string>> = {
    'an entity bomb': bomb,
    'an external entity': '<!DOCTYPE menu [<!ENTITY x SYSTEM "file:///etc/passwd">]><menu><a>&x;</a></menu>',
    'a document type': '<!DOCTYPE menu><menu/>',
    'a document type in small letters': '<!doctype html><menu/>',
    'a document type that is never closed': `<!DOCTYPE menu [${'<!ENTITY a "'.repeat(15_000)}`,
    'more than 250,000 characters': `<menu>${' '.repeat(250_000)}</menu>`,
    'more than 20,000 tags': `<menu>${'<a/>'.repeat(20_001)}</menu>`,
    'more than 2,000 entries': `<menu>${'<a/>'.repeat(2001)}</menu>`,
    'more than 2,000 entries without wrappers': `<nav><a>${'<b/>'.repeat(2001)}</a></nav>`,
    'an element __proto__ with attributes': '<menu><__proto__ label="x"/></menu>',
    'tags that are never closed': `<menu>${'<a b="'.repeat(15_000)}`,
    'more than 2,000 entries, well hidden': `<menu>${`<a><pages>${'<b/>'.repeat(1000)}</pages></a>`.repeat(2)}</menu>`,
    'a comment before it that is never closed': '<!-- <menu/>',
    'nothing but a declaration': '<?xml version="1.0"?>',
    'too many elements inside each other': `<menu>${a(41)}</menu>`,
    'nine thousand elements inside each other': `<menu>${a(9_000)}</menu>`,
    'elements that are never closed': `<menu>${'<a>'.repeat(15_000)}`,
    'an element __proto__': '<menu><__proto__><label>x</label></__proto__></menu>',
    'a parameter __proto__': '<menu><a><params><__proto__>x</__proto__></params></a></menu>',
    'an element constructor': '<menu><constructor><label>x</label></constructor></menu>',
    'an element prototype': '<menu><prototype><label>x</label></prototype></menu>',
    'an HTML error page': '<html><head><title>502</title></head><body><h1>Bad gateway</h1></body></html>',
    'an HTML page that is no XML': '<html><body><p>Bad gateway<br></body></html>',
    'another root': '<items><a/></items>',
    'two roots': '<menu/><menu/>',
    'no text': '',
    blanks: ' \n ',
    JSON: '{"menu":[]}',
    'plain text': 'Bad gateway',
    'half a menu': '<menu><a><label>A</label>',
    'wrong nesting': '<menu><a></menu></a>',
    'a lone angle bracket': '<',
    'nothing but angle brackets': '<'.repeat(240_000),
    'comments that are never closed': '<menu>'.concat('<!--'.repeat(50_000)),
    'a quote that is never closed': `<menu><a b="${"'".repeat(240_000)}</menu>`,
    'nothing but ampersands': `<menu><a>${'&'.repeat(240_000)}</a></menu>`,
  }

  it.each(Object.entries(refused))('throws a MenuError for %s', (_, xml) => {
    expect(() => readMenu(xml)).toThrow(MenuError)
  })

  it('throws a MenuError for difficult strings, never another error', () => {
    for (const text of naughty) expect(() => readMenu(text)).toThrow(MenuError)
  })

  it('keeps the message of the error short', () => {
    expect(() => readMenu('<'.repeat(240_000))).toThrow(/^.{1,300}$/s)
  })

  it('does not pollute prototypes', () => {
    readMenu('<menu><toString><label>x</label></toString><hasOwnProperty/><valueOf>y</valueOf></menu>')
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(String({})).toBe('[object Object]')
  })

  it('accepts large menus', () => {
    expect(readMenu(`<menu>${'<a><label>A&amp;B</label></a>'.repeat(2000)}</menu>`)).toHaveLength(2000)
    expect(readMenu(`<nav>${'<a label="A&amp;B"/>'.repeat(2000)}</nav>`)).toHaveLength(2000)
    expect(readMenu(`<menu>${'<!-- -->'.repeat(15_000)}<a label="A"/></menu>`)).toHaveLength(1)
    const long = `\uFEFF<?xml version="1.0"?> <!-- <menu> -->\n<menu>${' '.repeat(240_000)}<a label="A"/></menu>`
    expect(readMenu(long)).toHaveLength(1)
  })
})
