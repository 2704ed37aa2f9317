import { spawnSync } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { definitionOf } from '../../schemas/check/scaffold/inferFields.ts'
import { newArea } from '../../schemas/check/scaffold/newArea.ts'
import { planArea } from '../../schemas/check/scaffold/planArea.ts'
import { readDocument } from '../../schemas/check/scaffold/readSource.ts'
import { fieldsDocument, sampleDocument } from '../../schemas/check/scaffold/sampleDocument.ts'
import { filesOf } from '../../schemas/check/scaffold/writeArea.ts'
import { home, project, writeFiles } from './project.ts'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const fixture = (name: string) => `${folder}tests/fixtures/openapi/${name}.json`

/** A screen written by hand. */
const mine =
  "import { defineScreen } from '../../schemas/index.ts'\n\nexport default defineScreen({ name: 'mine', path: '/mine', body: [{ kind: 'screens' }] })\n"

/** A project without screens of its own, to which `npm run new` adds. */
async function emptyProject(): Promise<string> {
  const root = await project({ 'screens/home.ts': home, 'package.json': '{ "type": "module" }' })
  await symlink(join(folder, 'schemas'), join(root, 'schemas'))
  return root
}

function run(root: string, ...options: string[]) {
  const cli = `${folder}schemas/check/scaffold/cli.ts`
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, '--root', root, ...options], {
    encoding: 'utf8',
    input: '',
  })
  return { status, stdout, stderr }
}

const read = (root: string, path: string) => readFile(join(root, 'screens', path), 'utf8')

describe('npm run new', () => {
  it('creates the list and the record of an OpenAPI document, formatted and without a problem', async () => {
    const root = await emptyProject()
    const { status, stdout, stderr } = run(root, '--area', 'shop', '--openapi', fixture('petstore-expanded'))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      'screens/shop/entities/shop.ts',
      'screens/shop/calls/shop.ts',
      'screens/shop/pets.ts',
      'screens/shop/petDetails.ts',
      '2 screens: /shop/pets, /shop/pet-details/{id}. The resource of all of them is shop_access.',
    ])
    expect(
      await read(root, 'shop/entities/shop.ts'),
    ).toBe(`import { defineEntities } from '../../../schemas/index.ts'

export default defineEntities({
  pet: {
    screen: 'shop-pet-details',
    fields: {
      id: 'id',
      name: { type: 'text', maxLength: 255 },
      tag: { type: 'text?', maxLength: 255 },
    },
  },
})
`)
    expect(
      await read(root, 'shop/calls/shop.ts'),
    ).toBe(`import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  resource: 'shop_access',
  calls: {
    pets: { get: '/v2/pets', many: 'pet', at: '' },
    newPet: { post: '/v2/pets', body: ['name', 'tag?'] },
    pet: { get: '/v2/pets/{id}', one: 'pet', at: '' },
  },
})
`)
    expect(await read(root, 'shop/pets.ts')).toContain(
      "{ kind: 'table', load: 'pets', columns: ['id', 'name', 'tag'] },",
    )
  })

  it('replaces a file only with an option', async () => {
    const root = await emptyProject()
    const options = ['--area', 'shop', '--openapi', fixture('petstore-expanded')]
    await writeFiles(root, { 'screens/shop/pets.ts': mine })
    expect(run(root, ...options).stdout).toContain('kept: screens/shop/pets.ts is there already')
    expect(await read(root, 'shop/pets.ts')).toBe(mine)
  })

  it('reports missing answers without a terminal', async () => {
    const root = await emptyProject()
    expect(run(root, '--openapi', fixture('uspto'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('--area is missing.'),
    })
    expect((await checkDefinitions(root)).count).toBe(1)
  })

  it('accepts only OpenAPI 3 in JSON, and says so', async () => {
    const root = await project({ 'api.yaml': 'openapi: 3.0.0\n', 'old.json': '{ "swagger": "2.0" }' })
    const said = (name: string) => readDocument(join(root, name)).catch((error: Error) => error.message)
    expect(await said('api.yaml')).toMatch(/api\.yaml is no JSON\.$/)
    expect(await said('old.json')).toContain('is no OpenAPI document of version 3.')
    expect(await said('none.json')).toMatch(/none\.json cannot be read\.$/)
  })
})

describe('missing options of npm run new', () => {
  /** Creates an area with the given answers; resolves with the questions and the output. */
  async function asked(root: string, ...answers: string[]) {
    const questions: string[] = []
    const said: string[] = []
    await newArea(
      { only: '', overwrite: false, root },
      {
        ask: async question => {
          questions.push(question)
          const answer = answers.shift()
          if (answer === undefined) throw new Error(`There is no answer to: ${question}`)
          return answer
        },
        say: line => said.push(line),
      },
    )
    expect(answers).toEqual([])
    return { questions, said }
  }

  it('are asked for: a document and the area', async () => {
    const root = await emptyProject()
    const { questions, said } = await asked(root, fixture('petstore-expanded'), 'Pet shop')
    expect(questions).toEqual([
      'OpenAPI document or sample reply (file or address), or nothing: ',
      'Name of the area, the folder below screens: ',
    ])
    expect(said.at(-1)).toContain('2 screens: /pet-shop/pets')
    expect(await read(root, 'petShop/pets.ts')).toContain("access: { resource: 'pet_shop_access' }")
  })

  it('are asked for until answered: the path and the fields without a document', async () => {
    const root = await emptyProject()
    const { questions } = await asked(root, '', ' ', '/api/books', 'idBook:id title:text', 'library')
    expect(questions.slice(1)).toEqual([
      'Path of the list: ',
      'Path of the list: ',
      'Fields with their types, e.g. idThing:id name:text: ',
      'Name of the area, the folder below screens: ',
    ])
    expect((await checkDefinitions(root)).count).toBe(3)
  })

  it.each([
    ['n', 'mine'],
    ['y', 'shop-pets'],
  ])(
    'is asked for: the path of a sample reply, and whether a file is replaced (%s)',
    async (answer, name) => {
      const root = await emptyProject()
      await writeFiles(root, {
        'reply.json': '{ "data": [{ "id": 1, "name": "Bo" }], "rowCount": 1 }',
        'screens/shop/pets.ts': mine,
      })
      const { questions } = await asked(root, join(root, 'reply.json'), '/api/pets/grid', 'shop', answer)
      expect(questions.slice(1)).toEqual([
        'Path of the call: ',
        'Name of the area, the folder below screens: ',
        'screens/shop/pets.ts is there already. Replace it? [y/N] ',
      ])
      expect(await read(root, 'shop/pets.ts')).toContain(`name: '${name}'`)
      expect(await read(root, 'shop/calls/shop.ts')).toContain("grid: '/api/pets/grid'")
    },
  )
})

describe('generated area', () => {
  /** Makes the area of a document and gives what was written, after the check has taken it. */
  async function made(document: Readonly<Record<string, unknown>>) {
    const root = await emptyProject()
    const plan = planArea(document, 'shop', { entities: new Map(), calls: new Map(), screens: new Map() })
    await writeFiles(root, Object.fromEntries(filesOf(plan, 'shop')))
    expect(formatProblems((await checkDefinitions(root)).problems)).toBe('')
    return { plan, entities: Object.fromEntries(plan.entities.map(one => [one.name, definitionOf(one)])) }
  }

  it.each([
    ['link-example', 2],
    ['petstore-expanded', 1],
    ['uspto', 1],
  ])('has every list of %s as a screen', async (name, count) => {
    const { plan } = await made(await readDocument(fixture(name)))
    expect(plan.lists).toHaveLength(count)
    expect(plan.skipped).toEqual([])
  })

  it('has the types of a sample reply', async () => {
    const states = ['on_hold', 'sent', 'sent', 'on_hold', 'sent', 'sent']
    const order = (state: string, at: number) => ({
      total: 12.5,
      order_nr: `A${at}`,
      id: at,
      currency: 'GBP',
      state,
      placed: '2011-12-10T08:00:00Z',
      due: '2011-12-12',
      email: 'ada@example.org',
      paid: true,
      shares: 0.5,
      note: at === 1 ? null : 'Call first.',
      address: { city: 'London' },
      lines: [{ sku: 'X', quantity: 2 }],
      labels: ['new'],
    })
    const { plan, entities } = await made(
      sampleDocument('/api/orders', { data: states.map(order), total: 6 }),
    )
    // The list is in `data`, where calls have it anyway.
    expect([...plan.calls.values()]).toEqual([{ get: '/api/orders', many: 'order' }])
    expect(entities.order?.fields).toEqual({
      id: 'id',
      total: 'money',
      order_nr: { type: 'text', label: 'Order nr' },
      currency: 'text',
      state: { type: 'status', options: ['on_hold', 'sent'] },
      placed: 'moment',
      due: 'date',
      email: { type: 'text', personal: true },
      paid: 'boolean',
      shares: 'decimal',
      note: 'text?',
      address: { type: 'object?', entity: 'orderAddress' },
      lines: { type: 'list', entity: 'orderLine' },
      labels: 'list',
    })
  })

  it('has the values of a status', async () => {
    const { entities } = await made(
      fieldsDocument('/api/books', 'idBook:id state:lent|there? price:money currency:text'),
    )
    expect(entities.book?.fields).toEqual({
      idBook: 'id',
      state: { type: 'status?', options: ['lent', 'there'] },
      price: 'money',
      currency: 'text',
    })
  })

  it('has the list and the record of the named fields', async () => {
    const { plan, entities } = await made(fieldsDocument('/api/books', 'idBook:id title:text price:decimal?'))
    expect(entities).toEqual({
      book: {
        screen: 'shop-book-details',
        fields: { idBook: 'id', title: 'text', price: 'decimal?' },
      },
    })
    expect([...plan.screens.keys()]).toEqual(['books', 'bookDetails'])
  })

  it('has the name of its area once where its path begins with it', async () => {
    const { plan } = await made(fieldsDocument('/api/shop/books', 'idBook:id title:text'))
    expect([...plan.screens.values()].map(({ name, path }) => `${name} ${path}`)).toEqual([
      'shop-books /shop/books',
      'shop-book-details /shop/book-details/{idBook}',
    ])
    expect([...plan.screens.keys(), ...plan.calls.keys()]).toEqual(['books', 'bookDetails', 'books', 'book'])
  })

  it('links ids to their records, and reads OpenAPI 3.0 and 3.1 alike', async () => {
    const pet = (name: object) => ({
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name, ownerId: { type: 'integer' } },
    })
    const answering = (schema: object) => ({
      get: { responses: { 200: { content: { 'application/json': { schema } } } } },
    })
    const document = (openapi: string, name: object) => ({
      openapi,
      paths: {
        '/pets': answering({ type: 'array', items: { $ref: '#/components/schemas/Pet' } }),
        '/owners': answering({ type: 'array', items: { $ref: '#/components/schemas/Owner' } }),
        '/owners/{id}': answering({ $ref: '#/components/schemas/Owner' }),
      },
      components: { schemas: { Pet: pet(name), Owner: pet({ type: 'string' }) } },
    })
    for (const [version, name] of [
      ['3.0.3', { type: 'string', nullable: true }],
      ['3.1.0', { type: ['string', 'null'] }],
    ] as const) {
      const { entities } = await made(document(version, name))
      expect(entities.pet?.fields).toEqual({
        id: 'id',
        name: 'text?',
        ownerId: { type: 'reference?', entity: 'owner' },
      })
      expect(entities.owner?.screen).toBe('shop-owner-details')
    }
  })

  it('has a grid for a call that takes grid options, and the form of the POST', async () => {
    const reply = { data: [{ id: 1, name: 'Bo', born: '2020-01-31' }], rowCount: 1 }
    const { plan } = await made(sampleDocument('/api/pets/grid', reply, { name: 'Bo', chip: 12 }))
    expect(Object.fromEntries(plan.calls)).toEqual({
      pets: { grid: '/api/pets/grid', many: 'pet' },
      newPet: { post: '/api/pets', of: 'petValue', body: ['name', 'chip'] },
    })
    expect(plan.screens.get('pets')?.body).toEqual({
      kind: 'grid',
      call: 'pets',
      columns: ['id', 'name', 'born'],
      actions: [
        {
          label: 'New pet',
          scope: 'screen',
          title: 'New pet',
          form: { id: 'shop-new-pet', submit: 'newPet' },
        },
      ],
    })
    expect(plan.forms).toEqual(['POST /api/pets'])
  })

  const content = (schema: object) => ({ content: { 'application/json': { schema } } })
  const changing = (body: object) => {
    const pet = {
      type: 'object',
      required: ['id', 'name'],
      properties: { id: { type: 'integer' }, name: { type: 'string' }, photo: { type: 'object' } },
    }
    return {
      openapi: '3.1.0',
      paths: {
        '/pets': { get: { responses: { 200: content({ type: 'array', items: pet }) } } },
        '/pets/{id}': {
          get: { responses: { 200: content(pet) } },
          put: { requestBody: content({ ...pet, ...body }), responses: { 200: {} } },
        },
      },
    }
  }

  it('has a form that changes a record, filled by it, without its key and unsupported fields', async () => {
    const { plan } = await made(changing({ required: ['name'] }))
    expect(plan.calls.get('changePet')).toEqual({ put: '/pets/{id}', body: ['name'] })
    expect(plan.screens.get('petDetails')?.body).toContainEqual({
      kind: 'form',
      heading: 'Change',
      form: { id: 'shop-change-pet', submit: 'changePet', values: 'pet' },
    })
  })

  it('leaves out a form that could not send what the call needs, and says so', async () => {
    const { plan } = await made(changing({ required: ['photo'] }))
    expect(plan.forms).toEqual([])
    expect(plan.skipped).toEqual([
      { operation: 'PUT /pets/{id}', why: 'it needs "photo", for which a form has no field' },
    ])
  })

  it('can be generated from the contract of the console itself: grids, records and forms, without a problem', async () => {
    const { plan } = await made(await readDocument(`${folder}schemas/openapi.json`))
    expect(plan.lists.filter(list => list.startsWith('POST')).length).toBeGreaterThan(50)
    expect(plan.lists.filter(list => list.startsWith('GET')).length).toBeGreaterThan(50)
    expect(plan.forms.length).toBeGreaterThan(5)
  })

  it('leaves out a list that needs a value without an example, and says so', () => {
    const plan = planArea(needing(), 'shop', { entities: new Map(), calls: new Map(), screens: new Map() })
    expect(plan.lists).toEqual([])
    expect(plan.skipped).toEqual([
      { operation: 'GET /pets', why: 'it needs the query parameter "tag", of which no example is given' },
    ])
  })

  function needing() {
    const items = { type: 'object', properties: { id: { type: 'integer' } } }
    const parameters = [{ name: 'tag', in: 'query', required: true, schema: { type: 'string' } }]
    const content = { 'application/json': { schema: { type: 'array', items } } }
    return { openapi: '3.0.0', paths: { '/pets': { get: { parameters, responses: { 200: { content } } } } } }
  }
})
