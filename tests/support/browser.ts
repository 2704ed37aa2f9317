import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium that tests run in: `CHROMIUM_PATH`, else Playwright's own, else one on the PATH; undefined when this
 * machine has none that starts.
 */
export function findBrowser(): string | undefined {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return configured
  return [chromium.executablePath(), ...onPath(browsers)].find(starts)
}

/** As `findBrowser`, but fetches a browser when there is none, and throws with what is missing when that fails too. */
export function requireBrowser(): string {
  const configured = process.env.CHROMIUM_PATH
  if (configured && !starts(configured))
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not start.`)
  const found = findBrowser()
  if (found) return found
  for (const [command, ...parts] of ways()) {
    console.log(`No Chromium found. Trying: ${command} ${parts.join(' ')}`)
    spawnSync(command, parts, { stdio: ['ignore', 'ignore', 'inherit'] })
    const fetched = findBrowser()
    if (fetched) return fetched
  }
  throw new Error(
    'The browser tests need Chromium, and none could be found or fetched. ' +
      'Install one (`npx playwright install --with-deps chromium`, or the package `chromium` of your system), ' +
      'or name one with CHROMIUM_PATH=/path/to/chromium.',
  )
}

/**
 * As `requireBrowser`, but prefers the headless shell on the PATH, which draws no window and uses about a quarter less
 * processor time. `CHROMIUM_PATH` has precedence.
 */
export function requireHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH) return requireBrowser()
  const shell = () => onPath(['chromium-headless-shell']).find(starts)
  // Where no browser is found, both are installed.
  const found = shell() ?? requireBrowser()
  return shell() ?? found
}

/** What Chromium is started with: quiet, and without the sandbox of its own that root cannot have. */
export function browserFlags(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return isRoot() ? ['--no-sandbox', ...quiet] : quiet
}

/** The packages of the system first: they come with all that a browser needs. */
function* ways(): Generator<[string, ...string[]]> {
  if (isRoot()) {
    const install = 'apt-get install -y -qq'
    yield ['sh', '-c', `apt-get update -qq && ${install} chromium && ${install} chromium-headless-shell`]
  }
  yield ['npx', 'playwright', 'install', 'chromium']
  if (isRoot()) yield ['npx', 'playwright', 'install', '--with-deps', 'chromium']
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name)))
}

/** A file is not enough: on some systems `chromium-browser` only prints how to install one. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}
