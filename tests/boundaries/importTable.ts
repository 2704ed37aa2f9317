/**
 * Who may import whom (architecture, section 2). A target is a folder of the project with its slash, a file, a package,
 * or `node:*`. The first rule whose `from` begins the path of a file holds for it.
 */
interface Rule {
  readonly from: string
  /** May be imported as it is. */
  readonly may: readonly string[]
  /** May be imported for its types only. */
  readonly types?: readonly string[]
  /** Said after the offence: why the boundary is there, and what to do instead. */
  readonly cure: string
}

const react = ['react', 'react-dom']

const importTable: readonly Rule[] = [
  {
    from: 'schemas/check/',
    may: [
      ...['schemas/', 'node:*', 'vite', 'ajv', 'oxc-parser', 'fastest-levenshtein', 'safe-regex2'],
      ...['vscode-languageserver', 'vscode-languageserver-textdocument'],
    ],
    cure: 'The check knows the language only: pass what it needs in, or move the code to src.',
  },
  {
    from: 'schemas/contract/',
    may: ['schemas/language/', 'schemas/wire/', 'schemas/contract/'],
    cure: 'The contract follows from entities and calls alone: pass what it needs in.',
  },
  {
    from: 'schemas/',
    may: [
      'schemas/language/',
      'schemas/wire/',
      'schemas/define.ts',
      'schemas/formValidator.ts',
      'schemas/routes.ts',
      'json-schema-to-ts',
    ],
    cure: 'The language is data and types that everybody imports: move the code to schemas/check, runtime or src.',
  },
  {
    from: 'screens/',
    may: ['schemas/', 'screens/shared/', '{area}'],
    cure: 'A definition is plain data: what two areas share goes to screens/shared, what needs code becomes a word of the language.',
  },
  {
    from: 'runtime/core/',
    may: [
      'schemas/language/',
      'schemas/wire/',
      'schemas/rjsfForm.ts',
      'schemas/routes.ts',
      'schemas/index.ts',
      'runtime/core/',
      'luxon',
      'fast-xml-parser',
    ],
    types: ['runtime/ports/'],
    cure: 'core is pure: move the component to runtime/shell, or pass the value in.',
  },
  {
    from: 'runtime/ports/',
    may: [],
    types: ['runtime/ports/', 'schemas/'],
    cure: 'A port is a type: move the code to src/adapters.',
  },
  {
    from: 'runtime/ui/',
    may: [
      ...['runtime/ui/', ...react, '@base-ui/react', 'lucide-react', 'luxon', 'sonner'],
      ...['chart.js', 'react-chartjs-2'],
    ],
    cure: 'ui knows nothing of definitions or data: pass the value in as a prop, or move the component to runtime/kinds.',
  },
  {
    from: 'runtime/kinds/',
    may: [
      ...['runtime/core/', 'runtime/ui/', 'runtime/shell/', 'runtime/kinds/', ...react],
      ...[
        'react-data-grid',
        '@rjsf/core',
        '@rjsf/utils',
        '@rjsf/validator-ajv8',
        'lucide-react',
        'jotai',
        'react-router',
      ],
      // The readers: a block that asks the server itself reads the reply itself (section 3, step 7).
      'schemas/wire/',
    ],
    types: ['schemas/', 'runtime/ports/'],
    cure: 'A kind gets the outside through the hooks of runtime/shell: use one, or add one there.',
  },
  {
    from: 'runtime/shell/',
    may: [
      ...['schemas/wire/', 'runtime/core/', 'runtime/ui/', 'runtime/shell/', ...react],
      ...['jotai', 'react-router', 'sonner', 'lucide-react', 'dompurify'],
    ],
    types: ['schemas/', 'runtime/ports/', 'runtime/kinds/'],
    cure: 'The shell gets the tables of kinds through context and the outside through ports: take it from useRuntime().',
  },
  {
    from: 'runtime/',
    may: ['schemas/', 'runtime/', ...react, 'react-router', 'jotai'],
    cure: 'The interpreter never knows the application: pass it to createRuntime.',
  },
  {
    from: 'src/build/plugins/',
    may: ['node:*', 'vite'],
    cure: 'A plugin changes how the page is built: pass what it needs in from vite.config.ts.',
  },
  {
    from: 'src/build/',
    may: [
      ...['src/build/', 'src/playground/server/', 'src/sandbox/', 'schemas/wire/', 'node:*'],
      ...['vite', 'hono', '@hono/node-server', 'ws'],
    ],
    cure: 'The servers join the built page and the sandbox: an answer of the API belongs in src/sandbox.',
  },
  {
    from: 'src/playground/server/',
    may: ['src/playground/', 'src/build/serve/', 'src/sandbox/', 'schemas/check/', 'schemas/wire/', 'node:*'],
    cure: 'The server of the playground joins the check and the sandbox, no more.',
  },
  {
    from: 'src/playground/',
    may: ['*', 'src/build/plugins/'],
    cure: 'The pages of the playground ask its server: go through src/playground/server.',
  },
  {
    from: 'src/sandbox/',
    may: [
      ...['src/sandbox/', 'schemas/wire/', 'schemas/contract/', 'screens/shared/resources.ts'],
      'schemas/check/resolve/vocabulary.ts',
      // ajv: Node compiles the wire schemas at the start, where the page has them precompiled.
      ...['node:*', 'hono', '@hono/node-server', 'ws', 'papaparse', 'ajv'],
    ],
    types: ['schemas/language/'],
    cure: 'The sandbox shares schemas/wire, the contract and the names of resources with the console and nothing else: it must be as strange to it as a real backend.',
  },
  {
    from: 'src/',
    may: [
      'schemas/',
      'screens/',
      'runtime/',
      'src/app/',
      'src/adapters/',
      'src/kinds/',
      'src/main.tsx',
      'virtual:*',
      '*',
    ],
    cure: 'The page must not carry the sandbox: go through a call of the API.',
  },
  { from: 'stories/', may: ['*', 'src/sandbox/', 'src/build/', 'stories/', 'tests/'], cure: '' },
  { from: 'tests/', may: ['*', 'src/sandbox/', 'src/build/', 'stories/', 'tests/'], cure: '' },
]

/** Why this import is refused, or undefined. */
export function offence(from: string, target: string, typeOnly: boolean): string | undefined {
  const rule = importTable.find(one => from.startsWith(one.from))
  if (!rule) return `${from} is in no row of tests/boundaries/importTable.ts. Add the folder to the table.`
  const area = from.split('/').slice(0, 2).join('/')
  const allowed = [...rule.may, ...(typeOnly ? (rule.types ?? []) : [])]
  if (allowed.some(pattern => matches(pattern.replace('{area}', `${area}/`), target))) return undefined
  const asValue = !typeOnly && rule.types?.some(pattern => matches(pattern, target)) ? ' as a value' : ''
  return `${from} imports ${target}${asValue}. ${rule.cure}`
}

/** `*` is any package; a folder of the project must be named. */
function matches(pattern: string, target: string): boolean {
  if (pattern === '*') return !/^(?:src\/(?:sandbox|build)|stories|tests)\//.test(target)
  if (pattern.endsWith(':*')) return target.startsWith(pattern.slice(0, -1))
  return pattern.endsWith('/') ? target.startsWith(pattern) : target === pattern
}
