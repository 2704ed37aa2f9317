import { escapeXml } from './escapeXml.ts'
import { type MenuEntry, menuEntries } from './menuEntries.ts'

/** The menu as XML text, spelled as `schemas/wire/menu.ts` shows it. */
export const menuXml = `<?xml version="1.0" encoding="UTF-8"?><menu>${menuEntries.map(element).join('')}</menu>`

/** Every resource that an entry asks for. */
export const menuResources: readonly string[] = [...new Set(menuEntries.flatMap(resourcesOf))].sort()

function resourcesOf(entry: MenuEntry): readonly string[] {
  return [...(entry.resources ?? []), ...(entry.pages ?? []).flatMap(resourcesOf)]
}

function element(entry: MenuEntry): string {
  const parts = [tag('label', entry.label)]
  if (entry.resources?.length) parts.push(tag('resources', entry.resources.join(',')))
  if (entry.screen) parts.push(tag('afroms_state', entry.screen))
  for (const [name, value] of Object.entries(entry.legacy ?? {})) parts.push(tag(name, value))
  if (entry.params)
    parts.push(
      `<params>${Object.entries(entry.params)
        .map(([name, value]) => tag(name, value))
        .join('')}</params>`,
    )
  if (entry.pages) parts.push(`<pages>${entry.pages.map(element).join('')}</pages>`)
  return `<${entry.id}>${parts.join('')}</${entry.id}>`
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
