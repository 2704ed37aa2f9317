import { spawnSync } from 'node:child_process'
import { requireBrowser } from './browser.ts'

/** Before the journeys: a browser, and a production build of the sources unless `npm test` has just made it. */
export function setup(): void {
  process.env.CHROMIUM_PATH = requireBrowser()
  if (process.env.CONSOLE_BUILT) return
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed; its output stands above.')
}
