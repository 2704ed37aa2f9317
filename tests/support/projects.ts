import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Plugin } from 'vite'
import { type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { definitions } from '../../schemas/check/plugin.ts'
import { sonnerWithoutStyle } from '../../src/build/plugins/sonnerWithoutStyle.ts'
import { visualFolders } from '../visual/folders.ts'
import { pagePackages } from './packages.ts'

/** The folder of the project, with the slash at its end. */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** How long a test waits for what must come, in milliseconds; a busy machine is no failure. */
const patience = 15_000

/**
 * The vitest projects. `npx vitest run --project node tests/core` runs a part of one, and then only that one is
 * prepared: Storybook and the browser take seconds to load.
 */
export async function testConfig(): Promise<NonNullable<ViteUserConfig['test']>> {
  const all: Readonly<
    Record<string, () => TestProjectInlineConfiguration | Promise<TestProjectInlineConfiguration>>
  > = {
    node,
    language,
    browser,
    stories,
    e2e: () => journeys('e2e', 'e2e'),
    'e2e-legacy': () => journeys('e2e-legacy', 'e2e', legacy),
    conformance: () => journeys('conformance', 'conformance'),
    visual,
  }
  const asked = Object.keys(all).filter(
    name => process.argv.includes(`--project=${name}`) || isAfterProject(name),
  )
  // Pictures are those of one machine: only who asks for them compares them.
  const names = asked.length > 0 ? asked : Object.keys(all).filter(name => name !== 'visual')
  return { root, projects: await Promise.all(names.flatMap(name => all[name]?.() ?? [])) }
}

function isAfterProject(name: string): boolean {
  return process.argv.some((argument, index) => argument === '--project' && process.argv[index + 1] === name)
}

/**
 * The same journeys on a server that spells everything differently, for users who prefer reduced motion. One of them
 * also tests a slow server.
 */
const legacy = { SANDBOX_DIALECT: 'legacy', SANDBOX_SLOWEST: '20', REDUCED_MOTION: 'reduce' } as const

/** Pages and generated screens that do not depend on the dialect of the server. */
const dialectIndependent = ['tests/e2e/{apiPages,newScreens}.test.ts']

/** Compiles the language as one function, which either optimising compiler takes gigabytes and half a minute for. */
const wholeLanguage = 'tests/check/language.test.ts'

/**
 * Each check is a thread. On processors with protection keys V8 may abort the process ("jit_page.has_value()") when many
 * threads end: nodejs/node#64500.
 */
const endingThreads = '--no-memory-protection-keys'

/** Pure code and the sandbox, in Node. */
function node(): TestProjectInlineConfiguration {
  return inNode({
    name: 'node',
    include: [
      'tests/{core,check,playground,contract,wire,build,sandbox,boundaries,definitions,spec,types}/**/*.test.ts',
      'tests/reliability/{inNode,published}.test.ts',
    ],
    exclude: [wholeLanguage],
    // What files share is what they import; a file leaves nothing behind that another could trip over.
    isolate: false,
    execArgv: [endingThreads],
  })
}

/** V8 takes these options only at the start of a process: set later, they may crash it. */
function language(): TestProjectInlineConfiguration {
  return inNode({
    name: 'language',
    include: [wholeLanguage],
    execArgv: [endingThreads, '--no-opt', '--no-maglev'],
  })
}

function inNode(test: NonNullable<TestProjectInlineConfiguration['test']>): TestProjectInlineConfiguration {
  return {
    extends: false,
    root,
    plugins: [definitions()],
    test: {
      globalSetup: 'tests/support/filledFolder.ts',
      setupFiles: 'tests/support/expectReplies.ts',
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: patience } },
      ...test,
    },
  }
}

/** The samples of rjsf leave out the test ids of rjsf by a mock, which only their own pictures need. */
const samplesWithoutMocks: Plugin = {
  name: 'samples-without-mocks',
  enforce: 'pre',
  transform(code, id) {
    return id.includes('@rjsf/snapshot-tests') ? code.replace(/^vi\.mock\([\s\S]*?^\}\)\);$/m, '') : undefined
  },
}

/**
 * Each file of tests has a document of its own and loads hundreds of modules into it. They do not change during a run, so
 * the browser keeps them; asking the server again for each of them was a third of all work. Who watches has them again.
 */
const keptModules: Pick<TestProjectInlineConfiguration, 'server'> = process.argv.includes('run')
  ? { server: { headers: { 'Cache-Control': 'max-age=31536000, immutable' } } }
  : {}

/** Components in a real browser. */
async function browser(): Promise<TestProjectInlineConfiguration> {
  return {
    extends: false,
    root,
    plugins: [react(), definitions(), sonnerWithoutStyle(), samplesWithoutMocks],
    ...keptModules,
    optimizeDeps: {
      // The samples of rjsf stay as they are: they call what a test gives them while they are loaded.
      exclude: ['@rjsf/snapshot-tests'],
      include: [
        ...pagePackages(root),
        'axe-core',
        '@rjsf/validator-ajv8',
        '@rjsf/snapshot-tests > @testing-library/react',
      ],
    },
    test: {
      name: 'browser',
      include: ['tests/{kinds,shell,ui,adapters}/**/*.test.{ts,tsx}'],
      setupFiles: 'tests/support/patientWaits.ts',
      testTimeout: 30_000,
      expect: { poll: { timeout: patience } },
      browser: await inChromium(),
    },
  }
}

/** Every story is a test, and a finding of axe fails it. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return {
    extends: false,
    root,
    plugins: [storybookTest({ configDir: `${root}stories/.storybook` })],
    ...keptModules,
    test: {
      name: 'stories',
      // One story of `stories/screens` draws every screen of the console, and a busy machine is no failure.
      testTimeout: 300_000,
      // All stories stand in one document, as in Storybook itself.
      isolate: false,
      // Nothing moves: a popup that fades in is not visible in its first frame.
      browser: await inChromium({ reducedMotion: 'reduce' }),
    },
  }
}

/** Pictures of components and screens, compared with earlier ones: `tests/visual/run.ts`. */
async function visual(): Promise<TestProjectInlineConfiguration> {
  const { baselines, results } = visualFolders
  return {
    extends: false,
    root,
    plugins: [react(), definitions(), sonnerWithoutStyle()],
    ...keptModules,
    optimizeDeps: {
      include: [...pagePackages(root), ...storyPackages],
    },
    test: {
      name: 'visual',
      include: ['tests/visual/**/*.visual.tsx'],
      testTimeout: 60_000,
      browser: {
        ...(await inChromium({ reducedMotion: 'reduce' })),
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // Grounds of the design lie close together: a grey chip on white is a small difference, and counts.
            comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 2 },
            resolveScreenshotPath: ({ arg, ext }) => `${root}${baselines}/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }) => `${root}${results}/${arg}${ext}`,
          },
        },
      },
    },
  }
}

/** What stories import beside the packages of the page. */
const storyPackages = [
  ...['ajv', '@rjsf/validator-ajv8', 'fastest-levenshtein', 'axe-core'],
  ...['@storybook/react-vite', 'storybook/test'],
]

/**
 * The production build with the sandbox, driven through a browser; each file has a server of its own. Two files run side
 * by side: while one waits for its page, the other goes on.
 */
function journeys(
  name: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): TestProjectInlineConfiguration {
  return {
    extends: false,
    root,
    plugins: [definitions()],
    test: {
      name,
      env: { ...env, SANDBOX_CHECK: 'replies' },
      include: [
        `tests/${folder}/**/*.test.ts`,
        ...(name === 'e2e' ? ['tests/reliability/inBrowser.test.ts'] : []),
      ],
      exclude: name === 'e2e-legacy' ? dialectIndependent : [],
      globalSetup: 'tests/support/builtConsole.ts',
      setupFiles: 'tests/support/expectReplies.ts',
      // A journey of 20 s takes three times as long beside two other browsers, and a busy machine is no failure.
      testTimeout: 180_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: patience } },
      // A file leaves nothing behind that another could trip over: it need not load Playwright again.
      isolate: false,
      maxWorkers: 2,
    },
  }
}

async function inChromium(
  contextOptions: { reducedMotion?: 'reduce' } = {},
): Promise<NonNullable<NonNullable<ViteUserConfig['test']>['browser']>> {
  const { playwright } = await import('@vitest/browser-playwright')
  const { browserFlags, findBrowser } = await import('./browser.ts')
  const executablePath = findBrowser()
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // On a busy machine the first page takes more than a minute.
    connectTimeout: 240_000,
    provider: playwright({
      contextOptions,
      launchOptions: { args: browserFlags(), ...(executablePath && { executablePath }) },
    }),
    instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
  }
}
