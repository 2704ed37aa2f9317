import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { type TestProject } from 'vitest/node'
import { ensureBuilt } from '../../src/build/serve/ensureBuilt.ts'
import { openDatabase } from '../../src/sandbox/database/database.ts'
import { browserFlags, requireBrowser } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the browser of the run. */
    readonly browser: string
    /** Folder of the run with `seed.sqlite`, the data that every console begins with. */
    readonly folder: string
  }
}

/**
 * Before the journeys: the production build of the sources as they stand, one browser for all files, and the data of a new
 * sandbox, made once and copied for each console. Afterwards it leaves nothing behind.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = requireBrowser()
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'console-tests-'))
  openDatabase(join(folder, 'seed.sqlite'), 'basic').close()
  const browser = await chromium.launchServer({ executablePath, args: browserFlags() })
  project.provide('browser', browser.wsEndpoint())
  project.provide('folder', folder)
  return async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
