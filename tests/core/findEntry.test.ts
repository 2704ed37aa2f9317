import { expect, it } from 'vitest'
import { findEntry } from '../../runtime/core/findEntry.ts'
import { type RouteEntry } from '../../schemas/index.ts'

const paths = [
  '/',
  '/list',
  '/list/{id}',
  '/list/new',
  '/list/{id}/{part}',
  '/list/{id}/more',
  '/list/all/{part}',
]
const routes = paths.map(
  (path): RouteEntry => ({
    name: path,
    path,
    title: '',
    parent: '',
    definition: () => Promise.reject(new Error('Nobody asks for it.')),
  }),
)

it.each([
  ['/', '/'],
  ['/list', '/list'],
  ['/list/', '/list'],
  ['/list/7', '/list/{id}'],
  ['/list/new', '/list/new'],
  ['/list/7/more', '/list/{id}/more'],
  ['/list/7/less', '/list/{id}/{part}'],
  ['/list/all/7', '/list/all/{part}'],
  ['/list//more', undefined],
  ['/list/7/more/7', undefined],
  ['/nowhere', undefined],
])('findEntry(%s) returns %s', (pathname, path) => {
  expect(findEntry(routes, pathname)?.path).toBe(path)
})
