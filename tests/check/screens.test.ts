import { describe, expect, it } from 'vitest'
import { home, saidOf, screen } from './project.ts'

describe('screen references', () => {
  it('names of screens are unique', async () => {
    const said = await saidOf({
      'screens/home.ts': screen(`name: 'home', path: '/', body: [{ kind: 'screens' }],`),
      'screens/z.ts': screen(`name: 'home', path: '/z', body: [{ kind: 'screens' }],`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/z.ts:3:7  /name
        is "home", the same as in screens/home.ts. Give one of the two screens another name.  (screen-name-twice)"
    `)
  })

  it('parent, redirect, check, failed load, link, cell and list name existing screens', async () => {
    const said = await saidOf({
      'screens/one.ts': screen(`name: 'one', path: '/one', parent: 'hme',
loads: { a: { get: '/a', onError: { go: 'eror' } } },
checks: [{ when: { field: 'a', is: 1 }, go: 'nowhere' }],
body: [
  { kind: 'screens', under: 'hom' },
  { kind: 'text', text: 'x', links: [{ label: 'a', to: 'hoome' }, { label: 'b', to: 'back' }] },
  { kind: 'details', load: 'a', fields: [{ field: 'a', label: 'A', cell: { kind: 'link', to: 'homes' } }] },
],`),
      'screens/two.ts': screen(`name: 'two', path: '/two', redirect: { screen: 'onee' },`),
      'screens/home.ts': screen(`name: 'home', path: '/', body: [{ kind: 'screens' }],`),
      'screens/error.ts': screen(`name: 'error', path: '/error', body: [{ kind: 'screens' }],`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:36  /parent
        names the screen "hme", which does not exist. Did you mean "home"?  (screen-unknown)
      screens/one.ts:4:41  /loads/a/onError/go
        names the screen "eror", which does not exist. Did you mean "error"?  (screen-unknown)
      screens/one.ts:5:45  /checks/0/go
        names the screen "nowhere", which does not exist. Add a screen with this name, or write the "name" of another one, not its path or title, such as "error", "home", "one", "two".  (screen-unknown)
      screens/one.ts:7:29  /body/0/under
        names the screen "hom", which does not exist. Did you mean "home"?  (screen-unknown)
      screens/one.ts:8:56  /body/1/links/0/to
        names the screen "hoome", which does not exist. Did you mean "home"?  (screen-unknown)
      screens/one.ts:9:94  /body/2/fields/0/cell/to
        names the screen "homes", which does not exist. Did you mean "home"?  (screen-unknown)
      screens/two.ts:3:48  /redirect/screen
        names the screen "onee", which does not exist. Did you mean "one"?  (screen-unknown)"
    `)
  })

  it('a redirect has one target', async () => {
    const said = await saidOf({
      'screens/home.ts': screen(`name: 'home', path: '/', body: [{ kind: 'screens' }],`),
      'screens/one.ts': screen(`name: 'one', path: '/one',
redirect: { screen: 'home', address: 'https://example.org' },`),
      'screens/two.ts': screen(`name: 'two', path: '/two', query: { a: {} },
redirect: { address: 'https://example.org', params: { a: 'a' } },`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:11  /redirect
        names more than one of a screen, an address and a base. Keep the intended target.  (redirect-twice)
      screens/two.ts:4:53  /redirect/params
        fills parameters, but no screen is named. Name the target screen, or remove params.  (redirect-params-alone)"
    `)
  })

  it('the query of a redirect fits its screen', async () => {
    const redirect = (query: string, to = "screen: 'home'") =>
      saidOf({
        'screens/home.ts': screen(`name: 'home', path: '/', query: { tab: {} }, body: [
{ kind: 'text', text: 'A', visible: { 'params.tab': 'a' } }],`),
        'screens/one.ts': screen(`name: 'one', path: '/one',
redirect: { ${to}, query: ${query} },`),
      })
    expect(await redirect("{ tab: 'a' }")).toBe('')
    expect(await redirect("{ tba: 'a' }")).toContain(
      `"tba" is neither a filter nor a query parameter of the screen "home".`,
    )
    expect(await redirect("{ tab: 'a' }", "address: 'https://example.org'")).toContain('or remove query.')
  })

  it('a redirect fills parameters of its screen, of the path or of the query, from its own', async () => {
    const said = await saidOf({
      'screens/home.ts': screen(`name: 'home', path: '/', body: [{ kind: 'screens' }],`),
      'screens/found.ts':
        screen(`name: 'found', path: '/found/{id}', params: { id: { example: '1' } }, query: { q: {} },
loads: { list: { get: '/list', query: { q: '{q}' }, onError: { go: 'home' } } }, body: [{ kind: 'screens' }],`),
      'screens/right.ts':
        screen(`name: 'right', path: '/right/{nr}', params: { nr: { example: '1' } }, query: { asked: {} },
redirect: { screen: 'found', params: { id: 'nr', q: 'asked' } },`),
      'screens/wrong.ts': screen(`name: 'wrong', path: '/wrong', query: { asked: {} },
redirect: { screen: 'found', params: { qq: 'asked', q: 'aske' } },`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/wrong.ts:4:21  /redirect/screen
        links to the screen "found", which needs "id", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/wrong.ts:4:40  /redirect/params/qq
        "qq" is not a path parameter of the screen "found". Did you mean "q"?  (link-param-unknown)
      screens/wrong.ts:4:56  /redirect/params/q
        {aske} is not a parameter of this screen. Did you mean "asked"?  (placeholder-unknown)"
    `)
  })

  it('parents and redirects have no cycles', async () => {
    const said = await saidOf({
      'screens/p.ts': screen(`name: 'p', path: '/p', parent: 'q', body: [{ kind: 'screens' }],`),
      'screens/q.ts': screen(`name: 'q', path: '/q', parent: 'p', body: [{ kind: 'screens' }],`),
      'screens/r.ts': screen(`name: 'r', path: '/r', redirect: { screen: 's' },`),
      'screens/s.ts': screen(`name: 's', path: '/s', redirect: { screen: 'r' },`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/p.ts:3:32  /parent
        forms a cycle: p → q → p. Remove or change one parent of the cycle.  (parent-cycle)
      screens/q.ts:3:32  /parent
        forms a cycle: q → p → q. Remove or change one parent of the cycle.  (parent-cycle)
      screens/r.ts:3:44  /redirect/screen
        forms a cycle: r → s → r. Give one of them a body.  (redirect-cycle)
      screens/s.ts:3:44  /redirect/screen
        forms a cycle: s → r → s. Give one of them a body.  (redirect-cycle)"
    `)
  })

  it('a screen either redirects or shows a body', async () => {
    const said = await saidOf({
      'screens/a.ts': screen(`name: 'a', path: '/a',`),
      'screens/b.ts': screen(`name: 'b', path: '/b', redirect: { screen: 'a' },
body: [{ kind: 'screens' }],`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:2:29  /
        has neither body nor redirect. Add a body or a redirect.  (body-missing)
      screens/b.ts:4:7  /body
        is never shown, because the screen redirects. Remove the body or the redirect.  (body-beside-redirect)"
    `)
  })

  it('a link fills exactly the path parameters of its screen', async () => {
    const said = await saidOf({
      'screens/t.ts': screen(
        `name: 't', path: '/t/{id}', params: { id: { example: '1' } }, body: [{ kind: 'screens' }],`,
      ),
      'screens/one.ts': screen(`name: 'one', path: '/one',
loads: { a: { get: '/a', onError: { go: 't' } } },
checks: [{ when: { field: 'a', is: 1 }, go: 't' }],
body: [
  { kind: 'text', text: 'x', links: [{ label: 'a', to: 't' }] },
  { kind: 'details', load: 'a', fields: [
    { field: 'a', label: 'A', cell: { kind: 'link', to: 't' } },
    { field: 'b', label: 'B', cell: { kind: 'link', to: 't', params: { idd: 'a' } } },
    { field: 'c', label: 'C', cell: { kind: 'link', to: 'one', params: { x: 'a' } } },
    { field: 'd', label: 'D', cell: { kind: 'link', to: 't', params: { id: 'a' } } },
  ] },
],`),
      'screens/two.ts': screen(
        `name: 'two', path: '/two/{id}', params: { id: { example: '1' } }, redirect: { screen: 't' },`,
      ),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:41  /loads/a/onError/go
        links to the screen "t", which needs "id", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:5:45  /checks/0/go
        links to the screen "t", which needs "id", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:7:56  /body/0/links/0/to
        links to the screen "t", which needs "id", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:9:37  /body/1/fields/0/cell
        does not fill the parameter "id" of the screen "t". Add "id" to params, with the field of the row that holds it.  (link-param-missing)
      screens/one.ts:10:72  /body/1/fields/1/cell/params/idd
        "idd" is not a path parameter of the screen "t". Did you mean "id"?  (link-param-unknown)
      screens/one.ts:11:74  /body/1/fields/2/cell/params/x
        "x" is not a path parameter of the screen "one". It has none: remove the entry.  (link-param-unknown)"
    `)
  })
})

it('an unknown screen has a suggestion only where a name, address or title is near (screen-unknown)', async () => {
  const link = (to: string) => `{ label: '${to}', to: '${to}' }`
  const names = [
    'oder-list',
    'supplierList',
    'suppliers',
    '/finance/orders/12',
    '/finance/suppliers',
    'finance/suppliers',
  ]
  const others = ['All orders', 'suppliers-new', 'order-edit', 'screens/three.ts', 'gone']
  const said = await saidOf({
    'screens/home.ts': home,
    'screens/one.ts': screen(`name: 'start', path: '/start', body: [{ kind: 'text', text: 'A', links: [
${[...names, ...others].map(link).join(',\n')} ] }],`),
    'screens/two.ts': screen(
      "name: 'order-list', path: '/finance/orders', title: 'All orders', body: [{ kind: 'screens' }],",
    ),
    'screens/three.ts': screen(
      "name: 'finance-supplier-list', path: '/finance/suppliers', body: [{ kind: 'screens' }],",
    ),
    'screens/four.ts': screen(
      "name: 'order-details', path: '/finance/orders/{id}', params: { id: { example: '1' } }, body: [{ kind: 'screens' }],",
    ),
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/one.ts:4:27  /body/0/links/0/to
      names the screen "oder-list", which does not exist. Did you mean "order-list"?  (screen-unknown)
    screens/one.ts:5:30  /body/0/links/1/to
      names the screen "supplierList", which does not exist. Did you mean "finance-supplier-list"?  (screen-unknown)
    screens/one.ts:6:27  /body/0/links/2/to
      names the screen "suppliers", which does not exist. Did you mean "finance-supplier-list"?  (screen-unknown)
    screens/one.ts:7:36  /body/0/links/3/to
      names the screen "/finance/orders/12", which does not exist. Did you mean "order-details"? That is the screen at this address.  (screen-unknown)
    screens/one.ts:8:36  /body/0/links/4/to
      names the screen "/finance/suppliers", which does not exist. Did you mean "finance-supplier-list"? That is the screen at this address.  (screen-unknown)
    screens/one.ts:9:35  /body/0/links/5/to
      names the screen "finance/suppliers", which does not exist. Did you mean "finance-supplier-list"? That is the screen at this address.  (screen-unknown)
    screens/one.ts:10:28  /body/0/links/6/to
      names the screen "All orders", which does not exist. Did you mean "order-list"? That is the screen with this title.  (screen-unknown)
    screens/one.ts:11:31  /body/0/links/7/to
      names the screen "suppliers-new", which does not exist. Add a screen with this name, or write the "name" of another one, not its path or title, such as "finance-supplier-list".  (screen-unknown)
    screens/one.ts:12:28  /body/0/links/8/to
      names the screen "order-edit", which does not exist. Add a screen with this name, or write the "name" of another one, not its path or title, such as "order-list", "order-details".  (screen-unknown)
    screens/one.ts:13:34  /body/0/links/9/to
      names the screen "screens/three.ts", which does not exist. Add a screen with this name, or write the "name" of another one, not its path or title, such as "order-details", "home", "start", "finance-supplier-list", "order-list".  (screen-unknown)
    screens/one.ts:14:22  /body/0/links/10/to
      names the screen "gone", which does not exist. Add a screen with this name, or write the "name" of another one, not its path or title, such as "order-details", "home", "start", "finance-supplier-list", "order-list".  (screen-unknown)"
  `)
})
