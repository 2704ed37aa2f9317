import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Screen } from '../index.ts'
import { findDefinitions } from './findDefinitions.ts'
import { type Problem } from './problem.ts'

/** What one run over all definitions finds. */
export interface CheckResult {
  /** Of all files together, by file, line and column. */
  readonly problems: readonly Problem[]
  /** The definitions whose own shape is right, by file. */
  readonly definitions: readonly { readonly file: string; readonly screen: Screen }[]
  /** Number of definition files, right or wrong. */
  readonly count: number
}

/** Checks every definition below `root`. */
export async function checkDefinitions(root: string): Promise<CheckResult> {
  const files = await findDefinitions(root)
  const definitions = await Promise.all(
    files.map(async file => ({ file, screen: await load(resolve(root, file)) })),
  )
  return { problems: [], definitions, count: files.length }
}

async function load(path: string): Promise<Screen> {
  if (path.endsWith('.json')) return JSON.parse(await readFile(path, 'utf8'))
  return (await import(pathToFileURL(path).href)).default
}
