import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** File of the run with the data of the basic seed; the first test that needs it makes it. */
    readonly filled: string
  }
}

/** A folder for what the files of a run share, which is gone after it. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'))
  project.provide('filled', join(folder, 'basic.sqlite'))
  return () => rmSync(folder, { recursive: true, force: true })
}
