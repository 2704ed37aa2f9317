/**
 * Formats JSON and XML with an indent of two spaces; only white space between the parts changes, so that
 * numbers and texts stay as sent. Other text is returned unchanged. '{"a":[1.10]}' -> '{\n  "a": [\n
 * 1.10\n  ]\n}'
 */
export function formatCode(text: string): string {
  const trimmed = text.trim()
  if (/^[[{]/.test(trimmed) && isJson(trimmed)) return formatJson(trimmed)
  return /^<[?\w!]/.test(trimmed) && trimmed.endsWith('>') ? formatXml(trimmed) : text
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Tokens are texts, punctuation, and runs of everything else; white space between them is regenerated. */
function formatJson(text: string): string {
  const parts = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? []
  let depth = 0
  let made = ''
  const line = () => `\n${'  '.repeat(depth)}`
  for (const [at, part] of parts.entries()) {
    if (part === '{' || part === '[') {
      depth++
      made += isEnd(parts[at + 1]) ? part : part + line()
    } else if (isEnd(part)) {
      depth--
      made += isStart(parts[at - 1]) ? part : line() + part
    } else if (part === ',') made += part + line()
    else made += part === ':' ? ': ' : part
  }
  return made
}

function isStart(part: string | undefined): boolean {
  return part === '{' || part === '['
}

function isEnd(part: string | undefined): boolean {
  return part === '}' || part === ']'
}

/** Each tag is on a line of its own, except an element with only text. */
function formatXml(text: string): string {
  const parts = text.match(/<!--[\s\S]*?-->|<[^>]*>|[^<]+/g) ?? []
  let depth = 0
  const lines: string[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? ''
    const closes = part.startsWith('</')
    if (closes) depth = Math.max(0, depth - 1)
    const opens = /^<\w/.test(part) && !part.endsWith('/>')
    const [inner = '', end = ''] = [parts[at + 1], parts[at + 2]]
    if (opens && end.startsWith('</') && !inner.startsWith('<')) {
      lines.push('  '.repeat(depth) + part + inner + end)
      at += 2
    } else if (opens && inner.startsWith('</')) {
      lines.push('  '.repeat(depth) + part + inner)
      at += 1
    } else {
      if (part.trim() !== '') lines.push('  '.repeat(depth) + part.trim())
      if (opens) depth++
    }
  }
  return lines.join('\n')
}
