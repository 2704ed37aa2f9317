import { ensureBuilt } from '../../src/sandbox/serve/ensureBuilt.ts'
import { requireBrowser } from './browser.ts'

/** Before the journeys: a browser, and the production build of the sources as they stand. */
export async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = requireBrowser()
  await ensureBuilt()
}
