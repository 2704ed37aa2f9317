import { filled, type ScreenFacts, screens } from '../../conformance/screenFacts.ts'
import { requestOf } from '../writes/replies.ts'
import { type WriteDriver } from '../writes/writeDriver.ts'
import { type Write, writes } from '../writes/writes.ts'

/** Something of the console that replies fill. */
export interface Subject {
  readonly name: string
  /** Calls whose replies it reads, with their bodies. */
  readonly asks: readonly Ask[]
  /** Opens it from a screen that asks for nothing; `asked` resolves when one of the calls was asked for. */
  show(driver: WriteDriver, asked: Promise<unknown>): Promise<void>
  /** Closes what covers the screen. */
  close?(driver: WriteDriver): Promise<void>
}

export interface Ask {
  /** `GET /api/...`, as the page asks. */
  readonly call: string
  /** With its query. */
  readonly path: string
  readonly body?: object
}

/** Screens, each of their tabs, the forms that open over them, and the parts of the frame. */
export const subjects: readonly Subject[] = [
  ...screens.filter(({ leads }) => !leads).flatMap(screenSubjects),
  ...writes.filter(({ form, scope }) => form && scope !== 'body').map(formSubject),
  ...['Notifications', 'Account'].map(frameSubject),
  ...screens.flatMap(commentSubjects),
].filter(({ asks }) => asks.length > 0)

function screenSubjects(facts: ScreenFacts): Subject[] {
  const addresses = [...new Set([facts.address, ...facts.grids.map(({ address }) => address)])]
  return addresses.map(address => ({
    name: address,
    asks: asksOf(facts, address),
    show: (driver: WriteDriver, asked: Promise<unknown>) => openScreen(driver, facts, address, asked),
  }))
}

/** The loads of its screen, and the row that it is opened for. */
function formSubject(write: Write): Subject {
  const { facts, grid } = write
  const source = grid ? `POST ${filled(grid.source, facts.screen)}` : ''
  return {
    name: `the form of ${write.name}`,
    asks: asksOf(facts, write.address).filter(({ call }) => call.startsWith('GET ') || call === source),
    async show(driver, asked) {
      await openScreen(driver, facts, write.address, asked)
      // Without its row or record there is no button; with another one it cannot be used.
      const opener = driver.page.getByRole('button', { name: write.label, exact: true }).first()
      const menu = driver.page.getByRole('button', { name: /^Actions for/ }).first()
      const shown = write.scope === 'row' ? menu.or(opener) : opener
      if (!(await shown.first().isVisible())) return
      await shown.first().click({ force: true })
      const item = driver.page.getByRole('menuitem', { name: write.label, exact: true })
      if (await item.isVisible()) await item.click({ force: true })
      await driver.visitor.settled()
    },
  }
}

function frameSubject(button: string): Subject {
  const path = button === 'Account' ? '/get-profile' : '/api/navigation/notification'
  return {
    name: button,
    asks: [get(path)],
    async show(driver) {
      await driver.open('/')
      await driver.page
        .getByRole('button', { name: new RegExp(`^${button}`) })
        .first()
        .click()
      await driver.visitor.settled()
    },
    close: driver => driver.page.keyboard.press('Escape'),
  }
}

function commentSubjects(facts: ScreenFacts): Subject[] {
  return (facts.screen.body ?? []).flatMap(block => {
    if (block.kind !== 'comments' || !('param' in block.id) || !block.id.param) return []
    const id = facts.screen.params?.[block.id.param]?.example
    const { entity, label = 'Comments' } = block
    return [
      {
        name: `${label} at ${facts.address}`,
        asks: [get(`/api/comment/${entity}/${id}`), get(`/api/comment/count/${entity}/${id}`)],
        async show(driver: WriteDriver) {
          await driver.navigate(facts.address)
          await driver.page
            .getByRole('button', { name: new RegExp(`^${label}`) })
            .first()
            .click()
          await driver.visitor.settled()
        },
        close: (driver: WriteDriver) => driver.page.keyboard.press('Escape'),
      },
    ]
  })
}

/** In the document that is there, unless the screen asks for something once in each document alone. */
async function openScreen(
  driver: WriteDriver,
  { screen }: ScreenFacts,
  address: string,
  asked: Promise<unknown>,
): Promise<void> {
  const keeps = Object.values(screen.loads ?? {}).some(({ cache }) => cache === 'session')
  await (keeps ? driver.open(address) : driver.navigate(address))
  if (!(await driver.settlesInTime(asked))) throw new Error('is not asked for')
  await driver.visitor.settled()
}

function asksOf({ screen, grids, address: opened }: ScreenFacts, address: string): Ask[] {
  const loads = Object.values(screen.loads ?? {}).map(load =>
    get(filled(load.get, screen), load.query ? `?${new URLSearchParams(load.query)}` : ''),
  )
  const lists = grids
    .filter(({ grid, address: shown }) => shown === address && grid.autoLoad !== false)
    .map(({ grid }) => {
      const path = filled(grid.source, screen)
      return { call: `POST ${path}`, path, body: requestOf(grid) }
    })
  return [...(address === opened || lists.length > 0 ? loads : []), ...lists]
}

function get(path: string, query = ''): Ask {
  return { call: `GET ${path}`, path: path + query }
}
