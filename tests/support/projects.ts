import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { definitions } from '../../schemas/check/plugin.ts'
import { browserFlags, findBrowser } from './browser.ts'

/** The folder of the project, with the slash at its end. */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The five vitest projects. `npx vitest run --project node tests/core` runs a part of one. */
export function testConfig(): NonNullable<ViteUserConfig['test']> {
  return { root, projects: [node(), browser(), stories(), journeys('e2e'), journeys('conformance')] }
}

/** Pure code and the sandbox, in Node. */
function node(): TestProjectInlineConfiguration {
  return {
    extends: false,
    root,
    plugins: [definitions()],
    test: {
      name: 'node',
      include: ['tests/{core,check,wire,sandbox,boundaries,definitions,spec,types}/**/*.test.ts'],
      testTimeout: 20_000,
    },
  }
}

/** Components in a real browser. */
function browser(): TestProjectInlineConfiguration {
  return {
    extends: false,
    root,
    plugins: [react(), definitions()],
    test: {
      name: 'browser',
      include: ['tests/{kinds,shell,ui,adapters}/**/*.test.{ts,tsx}'],
      browser: inChromium(),
    },
  }
}

/** Every story is a test, and a finding of axe fails it. */
function stories(): TestProjectInlineConfiguration {
  return {
    extends: false,
    root,
    plugins: [storybookTest({ configDir: `${root}stories/.storybook` })],
    test: { name: 'stories', browser: inChromium() },
  }
}

/** The production build with the sandbox, driven through a browser; each file has a server of its own. */
function journeys(name: 'e2e' | 'conformance'): TestProjectInlineConfiguration {
  return {
    extends: false,
    root,
    plugins: [definitions()],
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      globalSetup: 'tests/support/builtConsole.ts',
      testTimeout: 60_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
    },
  }
}

function inChromium() {
  const executablePath = findBrowser()
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { args: browserFlags(), ...(executablePath && { executablePath }) },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  }
}
