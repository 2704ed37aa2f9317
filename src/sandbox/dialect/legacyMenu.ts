import { type MenuEntry, menuEntries } from '../navigation/menuEntries.ts'

/**
 * The menu in another spelling: two roots, values as attributes, and children directly inside their parent. Parameters stay
 * elements, because their names may be any.
 */
export const legacyMenu = [
  '<?xml version="1.0"?>',
  '<!-- generated -->',
  '<config version="2"><nav>',
  ...menuEntries.map(element),
  '</nav></config>',
].join('\n')

function element({ id, label, resources, screen, legacy, params, pages }: MenuEntry): string {
  const values = { label, resources: resources?.join(','), afroms_state: screen, ...legacy }
  const attributes = Object.entries(values).flatMap(([name, text]) =>
    text === undefined || text === '' ? [] : [` ${name}="${escaped(text)}"`],
  )
  const parameters = Object.entries(params ?? {}).map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
  const inside = [
    ...(parameters.length > 0 ? [`<params>${parameters.join('')}</params>`] : []),
    ...(pages ?? []).map(element),
  ].join('')
  const start = `<${id}${attributes.join('')}`
  return inside === '' ? `${start}/>` : `${start}>${inside}</${id}>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
