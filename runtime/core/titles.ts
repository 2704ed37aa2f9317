import { type CompiledScreen } from './compile/compiled.ts'
import { valueAt } from './objects.ts'
import { fillText, placeholders } from './path.ts'
import { lineOf } from './text/displayText.ts'

/** Title of the window: heading, then title, else the application name (spec 1 §2). */
export function windowTitle(heading: string, title: string, applicationName: string): string {
  const name = title || applicationName
  return heading === '' || heading === name ? name : `${heading} – ${name}`
}

/** The data for the placeholders of a screen's heading. */
interface Opened {
  readonly screen: Pick<CompiledScreen, 'heading'>
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly loads: Readonly<Record<string, unknown>>
}

/** The filled heading; empty if it has none or a value is missing: the title is shown instead. */
export function screenHeading({ screen: { heading }, params, query, loads }: Opened): string {
  // A parameter is a text: a path goes on only into a load, which may have the same name.
  const data = (name: string) => (name.includes('.') ? loads : { ...loads, ...query, ...params })
  const values = placeholders(heading).map(name => [name, lineOf(valueAt(data(name), name))] as const)
  return values.every(([, text]) => text !== '') ? fillText(heading, Object.fromEntries(values)) : ''
}
