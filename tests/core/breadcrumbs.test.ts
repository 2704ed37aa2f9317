import { describe, expect, it } from 'vitest'
import { breadcrumbs } from '../../runtime/core/breadcrumbs.ts'
import { deepFreeze } from '../../runtime/core/objects.ts'
import { route } from './fixtures.ts'

const routes = deepFreeze([
  route({ name: 'details', title: 'Details', parent: 'list' }),
  route({ name: 'list', title: 'List' }),
  route({ name: 'home', title: 'Home', parent: 'home' }),
  route({ name: 'lost', title: 'Lost', parent: 'nowhere' }),
  route({ name: 'a', title: 'A', parent: 'b' }),
  route({ name: 'b', title: 'B', parent: 'a' }),
])
const namesOf = (name: string) => breadcrumbs(routes, name, 'home').map(crumb => crumb.name)

describe('breadcrumbs (spec 1 §2)', () => {
  it('start with home and end with the screen', () => {
    expect(breadcrumbs(routes, 'details', 'home')).toEqual([
      { name: 'home', title: 'Home' },
      { name: 'list', title: 'List' },
      { name: 'details', title: 'Details' },
    ])
  })

  it('contain only home on the home screen', () => {
    expect(namesOf('home')).toEqual(['home'])
  })

  it('stop at an unknown or repeated parent', () => {
    expect(namesOf('lost')).toEqual(['home', 'lost'])
    expect(namesOf('a')).toEqual(['home', 'b', 'a'])
    expect(namesOf('unknown')).toEqual(['home'])
  })

  it('work without a home screen', () => {
    expect(breadcrumbs(routes, 'list', 'missing').map(crumb => crumb.name)).toEqual(['list'])
  })
})
