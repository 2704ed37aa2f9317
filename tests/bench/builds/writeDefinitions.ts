import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspectDefinitions } from '../../../schemas/check/inspectDefinitions.ts'
import { type Screen } from '../../../schemas/index.ts'

/**
 * Adds copies of the refunds list and the refund details to a folder of definitions, each with a name, path, resource and
 * calls of its own, until it holds `count`.
 */
export async function writeDefinitions(folder: string, count: number): Promise<void> {
  const { definitions } = await inspectDefinitions(join(folder, '..'))
  const screens = definitions.map(({ screen }) => screen)
  const list = named(screens, 'finance-refunds')
  const details = named(screens, 'finance-refund-details')
  const write = (name: string, helper: string, definition: object) => {
    const text = `export default ${helper}(${JSON.stringify(definition, null, 2)})\n`
    const language = `import { ${helper} } from '../../schemas/index.ts'\n\n`
    writeFileSync(join(folder, 'generated', `${name}.ts`), language + text)
  }
  const resources: string[] = []
  mkdirSync(join(folder, 'generated'))
  for (let at = screens.length; at < count; at++) {
    const screen = at % 2 === 0 ? copy(list, at) : { ...copy(details, at), parent: 'finance-refunds' }
    write(`screen${at}`, 'defineScreen', screen)
    resources.push(resourceOf(at))
  }
  if (resources.length > 0) write('resources', 'defineResources', { generated: resources })
}

function resourceOf(at: number): string {
  return `area_${at % 9}_records_${at}_index`
}

function named(screens: readonly Screen[], name: string): Screen {
  const screen = screens.find(one => one.name === name)
  if (!screen) throw new Error(`The benchmark copies the screen ${name}, which is gone.`)
  return screen
}

function copy(screen: Screen, at: number): Screen {
  const area = `area-${at % 9}`
  const renamed: Screen = JSON.parse(
    JSON.stringify(screen)
      .replaceAll('/api/finance/refunds', `/api/${area}/records-${at}`)
      .replaceAll('grid-finance-refunds', `grid-${area}-records-${at}`),
  )
  return {
    ...renamed,
    name: `${area}-records-${at}`,
    title: `Records of ${area} ${at}`,
    path: screen.path.replace('/finance/refunds', `/${area}/records-${at}`),
    access: { resource: resourceOf(at) },
  }
}
