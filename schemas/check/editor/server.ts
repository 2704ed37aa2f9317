import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  createConnection,
  type Diagnostic,
  DiagnosticSeverity,
  type Location,
  ProposedFeatures,
  type Range,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { inspectDefinitions } from '../inspectDefinitions.ts'
import { type Problem } from '../problem.ts'
import { failedCheck } from '../watchDefinitions.ts'
import { nameAt } from './nameAt.ts'
import { type FilePlace, type PlacedName } from './placeNames.ts'

/**
 * The language server of the definitions, over stdio: problems of the check when a file is saved, and definition and hover of
 * the names of fields, calls, entities, screens and loads. Completion and the properties of the language are those of the
 * editor's own servers of TypeScript and JSON.
 */
const connection = createConnection(ProposedFeatures.all)
const documents = new TextDocuments(TextDocument)
let root = process.cwd()
let names: ReadonlyMap<string, readonly PlacedName[]> = new Map()
let checked: Promise<void> = Promise.resolve()
let reported: ReadonlySet<string> = new Set()

connection.onInitialize(({ workspaceFolders, rootUri }) => {
  const folder = workspaceFolders?.[0]?.uri ?? rootUri
  if (folder) root = fileURLToPath(folder)
  return {
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      definitionProvider: true,
      hoverProvider: true,
    },
  }
})
connection.onInitialized(check)
documents.onDidSave(check)
connection.onDefinition(async ({ textDocument, position }): Promise<Location | null> => {
  const name = await nameIn(textDocument.uri, position)
  return name ? { uri: uriOf(name.target.file), range: rangeAt(name.target) } : null
})
connection.onHover(async ({ textDocument, position }) => {
  const name = await nameIn(textDocument.uri, position)
  return name ? { contents: { kind: 'markdown', value: name.description } } : null
})
documents.listen(connection)
connection.listen()

/** Checks the files as they are saved, one run after the other. */
function check(): void {
  checked = checked.then(async () => {
    const result = await inspectDefinitions(root, { standards: true, names: true }).catch(failedCheck)
    // While a file cannot be read, the names of the previous run stay usable.
    if (result.names) names = Map.groupBy(result.names, ({ file }) => file)
    await report(result.problems)
  })
}

/** Publishes the problems, and clears those of files that have none any more. */
async function report(problems: readonly Problem[]): Promise<void> {
  const found = Map.groupBy(problems, ({ file }) => file)
  const files = new Set([...reported, ...found.keys()])
  reported = new Set(found.keys())
  for (const file of files)
    await connection.sendDiagnostics({
      uri: uriOf(file),
      diagnostics: (found.get(file) ?? []).map(diagnosticOf),
    })
}

function diagnosticOf(problem: Problem): Diagnostic {
  const { code, what, fix, of, also = [] } = problem
  const uses = of === undefined ? '' : ` (used by ${[of, ...also].join(', ')})`
  return {
    range: rangeAt(problem),
    severity: DiagnosticSeverity.Error,
    source: 'definitions',
    code,
    message: `${[what, fix].filter(text => text !== '').join(' ')}${uses}`,
  }
}

async function nameIn(
  uri: string,
  position: { readonly line: number; readonly character: number },
): Promise<PlacedName | undefined> {
  await checked
  const file = relative(root, fileURLToPath(uri)).replaceAll('\\', '/')
  const text = documents.get(uri)?.getText()
  return text === undefined ? undefined : nameAt(names.get(file) ?? [], text, position)
}

function uriOf(file: string): string {
  return pathToFileURL(resolve(root, file)).href
}

function rangeAt({ line, column }: FilePlace): Range {
  const start = { line: line - 1, character: column - 1 }
  return { start, end: start }
}
