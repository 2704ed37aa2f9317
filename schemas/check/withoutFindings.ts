/**
 * The code of a validator that only answers yes or no: less than half of it travels. What ajv's code found are object
 * literals at known places; only their number decides, so each becomes a 0, and the lists of them go where one function
 * does not read the list of another.
 */
export function withoutFindings(code: string): string {
  let silent = ''
  let from = 0
  for (const { index } of code.matchAll(finding)) {
    silent += `${code.slice(from, index)}0`
    from = endOfLiteral(code, index)
  }
  silent = withoutSchemas(silent + code.slice(from))
  return silent.includes('vErrors.concat(') ? silent : silent.replace(lists, '')
}

const finding = /\{instancePath[:,]/g

/** Every statement that only maintains the list: pushes to it, truncates it, or returns it. */
const lists = new RegExp(
  [
    String.raw`const err\d+ = 0;if\(vErrors === null\)\{vErrors = \[err\d+\];\}else \{vErrors\.push\(err\d+\);\}`,
    String.raw`if\(vErrors !== null\)\{if\(_errs\d+\)\{vErrors\.length = _errs\d+;\}else \{vErrors = null;\}\}`,
    String.raw`validate\d+\.errors = (?:\[0\]|vErrors);`,
  ].join('|'),
  'g',
)

/** The index after the bracket that closes the literal at `start`; brackets in texts do not count. */
function endOfLiteral(code: string, start: number): number {
  let depth = 0
  for (const { 0: part, index } of code.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (part === '{') depth++
    if (part === '}' && --depth === 0) return start + index + 1
  }
  throw new Error('The generated validator has a literal without an end.')
}

/** Keeps only the property names of schemas that the code reads at run time. */
function withoutSchemas(code: string): string {
  let rest = code
  for (const { 1: name = '', index } of code.matchAll(/const (schema\d+) = (?=\{)/g)) {
    const start = code.indexOf('{', index)
    const literal = code.slice(start, endOfLiteral(code, start))
    const uses = [...rest.matchAll(new RegExp(`\\b${name}\\b(?! = )\\.?\\w*.?`, 'g'))].map(([use]) => use)
    if (uses.length === 0 || uses.some(use => use !== `${name}.properties,`)) continue
    const { properties } = JSON.parse(literal)
    const names = Object.keys(properties).map(key => `${JSON.stringify(key)}:0`)
    rest = rest.replace(literal, () => `{properties:{${names.join(',')}}}`)
  }
  return rest
}
