import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { definitions } from './schemas/check/plugin.ts'
import { oneStart } from './src/app/oneStart.ts'
import { preloadStart } from './src/app/preloadStart.ts'
import { sonnerWithoutStyle } from './src/app/sonnerWithoutStyle.ts'

export default defineConfig(async () => ({
  root: 'src',
  publicDir: 'app/public',
  plugins: [react(), definitions(), sonnerWithoutStyle(), oneStart('/blocks/grid/grid.tsx'), preloadStart()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // Small files stay files of their own: a `data:` address would need its own exception in the policy of the page.
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
  },
  server: { host: '127.0.0.1' },
  // Imported only under test: the projects look for a browser, which a build does not need.
  test: process.env.VITEST ? await (await import('./tests/support/projects.ts')).testConfig() : {},
}))
