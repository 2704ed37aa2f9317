import { describe, expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

const load = "loads: { order: { get: '/x', onError: { go: 'home' } } },"

describe('translations', () => {
  it('contain all texts of the screen in each language, with their placeholders, and nothing else', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', title: 'Order', ${load}
body: [{ kind: 'text', heading: 'Hello {order.name}', text: 'Thanks' }],
translations: {
  fr: { Order: 'Commande', 'Hello {order.name}': 'Bonjour {order.nom}', Thanks: 'Merci', Thank: 'Merci' },
  ar: { Order: 'طلب', 'Hello {order.name}': 'مرحبًا' },
},`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:50  /translations/fr/Hello {order.name}
        has the placeholders "order.nom", but its English text has "order.name". Use the placeholders of the English text.  (translation-placeholders)
      screens/one.ts:6:90  /translations/fr/Thank
        "Thank" is not a text of this screen. Did you mean "Thanks"?  (translation-unused)
      screens/one.ts:7:3  /translations/ar
        lacks the text for "Thanks". Add it, by the English text.  (translation-missing)
      screens/one.ts:7:45  /translations/ar/Hello {order.name}
        has no placeholder, but its English text has "order.name". Use the placeholders of the English text.  (translation-placeholders)"
    `)
  })

  it('are refused beside a block with texts of its own, which are only in English', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', title: 'Order',
body: [{ kind: 'form', form: { id: 'one', fields: [{ kind: 'text', name: 'note', label: 'Note' }] } }],
translations: { fr: { Order: 'Commande', Note: 'Remarque' } },`)
    expect(said).toContain('screens/one.ts:4:16  /body/0/kind')
    expect(said).toContain(
      'is of kind form on a screen with translations, but texts of its own, such as those for errors, are only in English.',
    )
    expect(said).toContain('(only-english)')
  })

  it('have language codes other than English', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'text', text: 'Thanks' }],
translations: { en: { Thanks: 'Thanks' }, french: { Thanks: 'Merci' }, fr: { Thanks: '' } },`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:5:17  /translations/en
        "en" is not a valid name: it does not match ^(?!en$)[a-z]{2,3}$. Rename it.  (name-wrong)
      screens/one.ts:5:43  /translations/french
        "french" is not a valid name: it does not match ^(?!en$)[a-z]{2,3}$. Rename it.  (name-wrong)
      screens/one.ts:5:86  /translations/fr/Thanks
        is an empty text. Fill it: The text in that language.  (text-empty)"
    `)
  })
})

describe('screen with several languages', () => {
  it('uses no default text of the runtime, which is in English', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one', ${load}
body: [{ kind: 'details', load: 'order', fields: [{ field: 'nr', label: 'Nr' }], empty: 'None' },
  { kind: 'table', load: 'order.items', columns: [{ field: 'nr', label: 'Nr' }] },
  { kind: 'actions', load: 'order', actions: [
    { kind: 'request', label: 'Do', call: '/do', confirm: { type: 'action', text: 'Sure', yes: 'Yes' } }] }],
translations: { fr: { Nr: 'N°', None: 'Aucun', Do: 'Faire', Sure: 'Sûr', Yes: 'Oui' } },`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:5:3  /body/1
        lacks empty, and the default text of the runtime is only in English. Write empty, and its translations.  (text-unwritten)
      screens/one.ts:7:59  /body/2/actions/0/confirm
        lacks title, and the default text of the runtime is only in English. Write title, and its translations.  (text-unwritten)
      screens/one.ts:7:59  /body/2/actions/0/confirm
        lacks no, and the default text of the runtime is only in English. Write no, and its translations.  (text-unwritten)"
    `)
  })
})

describe('language code', () => {
  it('is one of ISO 639', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'text', text: 'Thanks' }],
translations: { xx: { Thanks: 'Xx' }, fr: { Thanks: 'Merci' }, ckb: { Thanks: 'سوپاس' } },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:17  /translations/xx
        "xx" is not a language code. Write a code of ISO 639, such as "fr" for French.  (language-unknown)"
    `)
  })
})

describe('message text block', () => {
  it('has placeholders of loads', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one', ${load}
body: [{ kind: 'text', heading: '{order.name}', text: 'Order {ordr.nr}' }],`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:4:55  /body/0/text
        names the load "ordr", which this screen does not have. Did you mean "order"?  (load-unknown)"
    `)
  })

  it('is a notice or a page, not both', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'text', text: 'Thanks', icon: 'info', tone: 'success' }],`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:4:60  /body/0/tone
        is the colour of a notice, but the icon makes the block fill the page. Keep one of the two.  (tone-of-picture)"
    `)
  })
})

describe('table block', () => {
  it('has one column per field', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one', ${load}
body: [{ kind: 'table', load: 'order.items', columns: [
  { field: 'name', label: 'Name' }, { field: 'nr', label: 'Nr' }, { field: 'name', label: 'Again' }] }],`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:5:76  /body/0/columns/2/field
        is "name", the same as another column of this table. Remove one of the columns.  (table-column-twice)"
    `)
  })

  it('shows records of a load, with cells that are checked', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one', ${load}
body: [{ kind: 'table', load: 'ordr.items', columns: [
  { field: 'name', label: 'Name', cell: { kind: 'link', to: 'gone' } }] }],`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:4:31  /body/0/load
        names the load "ordr", which this screen does not have. Did you mean "order"?  (load-unknown)
      screens/one.ts:5:61  /body/0/columns/0/cell/to
        names the screen "gone", which does not exist. Did you mean "one"?  (screen-unknown)"
    `)
  })

  it('takes its last row from a load', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one', ${load}
body: [{ kind: 'table', load: 'order.items', columns: [{ field: 'name', label: 'Name' }],
  lastLine: { label: 'Total', load: 'ordr', field: 'total' } }],`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:5:37  /body/0/lastLine/load
        names the load "ordr", which this screen does not have. Did you mean "order"?  (load-unknown)"
    `)
  })
})

describe('what an action changes by itself', () => {
  it('must be in an actions block', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'a', source: '/a', columns: [{ field: 'a', label: 'A' }], actions: [
  { kind: 'request', label: 'Do', call: '/do', onSuccess: { set: { a: 1 } }, onError: { toast: 'No' } }] } }],`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:5:61  /body/0/grid/actions/0/onSuccess/set
        changes a record, but this action belongs to a grid, which reloads its rows. Remove it, or put the action into an actions block.  (set-recordless)"
    `)
  })
})

describe('redirect below a base address', () => {
  it('has base and path, with parameters of its screen', async () => {
    const said = await Promise.all(
      [
        "redirect: { base: 'returnsCreation', path: '/{country}/{nr}' }",
        "redirect: { base: 'returnsCreation' }",
        "redirect: { base: 'returnsCreation', path: '/{id}', screen: 'home' }",
      ].map(redirect =>
        saidOfScreen(`name: 'one', path: '/one/{nr}', params: { nr: { example: '1' } }, ${redirect},`),
      ),
    )
    expect(said.join('\n')).toMatchInlineSnapshot(`
      "screens/one.ts:3:110  /redirect/path
        {country} is not a parameter of this screen. Its parameters are "nr".  (placeholder-unknown)
      screens/one.ts:3:77  /redirect
        needs both base and path to redirect below a base address. Add the missing one, or remove the other.  (redirect-base)
      screens/one.ts:3:77  /redirect
        names more than one of a screen, an address and a base. Keep the intended target.  (redirect-twice)"
    `)
  })
})

describe('one mistake in the translations is one problem', () => {
  it('a language without some texts names them in the order of the definition', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', ${load}
translations: {
  fr: { Name: 'Nom' },
  de: { Order: 'Auftrag', Name: 'Name', Empty: 'Leer' },
},
body: { kind: 'details', load: 'order', fields: [{ field: 'name', label: 'Name' }], empty: 'Empty' }, title: 'Order',`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:3  /translations/fr
        lacks the texts for "Empty", "Order". Add them, by the English texts.  (translation-missing)"
    `)
  })

  it('a rewritten English text is reported at its old translation', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', title: 'Order',
body: [{ kind: 'text', text: 'Thank you very much' }],
translations: { fr: { Order: 'Commande', 'See you soon': 'À bientôt' } },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:42  /translations/fr/See you soon
        "See you soon" is not a text of this screen. Write "Thank you very much", whose translation is missing, or remove it.  (translation-unused)"
    `)
  })
})
