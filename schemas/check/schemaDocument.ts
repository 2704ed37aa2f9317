import { screenSchema } from '../language/screen.ts'
import { schemaParts } from './schemaParts.ts'

/** The JSON Schema of a definition as a file: `"$schema": "../../schemas/screen.schema.json"` brings completion to any editor. */
export function schemaDocument(): string {
  const { definitions, root } = schemaParts(screenSchema)
  const text = JSON.stringify({ ...root, definitions }, null, 2)
  // Short lists of plain values stay on one line, as the formatter of the project writes them.
  return `${text.replace(/^( *(?:"\w+": )?)\[\n\s+([^[\]{}]*?)\n\s+\](,?)$/gm, inline)}\n`
}

function inline(all: string, start: string, values: string, comma: string): string {
  const line = `${start}[${values.split(/\n\s+/).join(' ')}]${comma}`
  return line.length <= 110 ? line : all
}
