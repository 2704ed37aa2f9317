import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { definitions } from './schemas/check/plugin.ts'
import { compileEagerly } from './src/build/plugins/compileEagerly.ts'
import { entryChunkPlugin } from './src/build/plugins/entryChunkPlugin.ts'
import { preloadStart } from './src/build/plugins/preloadStart.ts'
import { rjsfWithoutMarkdown } from './src/build/plugins/rjsfWithoutMarkdown.ts'
import { routerWithoutForms } from './src/build/plugins/routerWithoutForms.ts'
import { sonnerWithoutStyle } from './src/build/plugins/sonnerWithoutStyle.ts'

export default defineConfig(async () => ({
  root: 'src',
  publicDir: 'app/public',
  plugins: [
    react(),
    definitions(),
    sonnerWithoutStyle(),
    routerWithoutForms(),
    rjsfWithoutMarkdown(),
    entryChunkPlugin('/blocks/grid/grid.tsx', afterFirstRow),
    preloadStart(),
    compileEagerly(['/app/prefetch.ts', '/app/start.tsx', '/blocks/grid/grid.tsx']),
  ],
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

/** What nearly every session fetches when its first rows are there. */
const afterFirstRow = {
  frame: [
    '/session/startSession.ts',
    '/session/watchSession.ts',
    '/services/Services.tsx',
    '/toasts/ToastList.tsx',
    '/calls/WaitingCalls.tsx',
    '/account/AccountMenu.tsx',
    '/ui/MenuBar.tsx',
    '/screen/prefetchLinked.ts',
    '/adapters/socket.ts',
    '/app/validators.ts',
  ],
  // The parts of a grid that `lazyParts.ts` fetches one after the other, and a form of its actions.
  grid: [
    '/grid/lazyParts.ts',
    '/grid/ReplyNotices.tsx',
    '/grid/AfterRows.tsx',
    '/actions/actionWork.ts',
    '/actions/ActionConfirmDialog.tsx',
    '/cells/CellTooltip.tsx',
    '/columns/ColumnsPanel.tsx',
    '/export/exportRows.ts',
    '/opened/recordList.ts',
    '/screen/refetchLoads.ts',
    '/selection/ChosenRows.tsx',
    '/selection/SelectionFigures.tsx',
    '/selection/SelectionSummary.tsx',
    '/tabs/ValueTabs.tsx',
    '/ui/ConfirmDialog.tsx',
    '/views/PinView.tsx',
  ],
  forms: ['/form/FormPanel.tsx', '/form/FormFields.tsx', '/form/formErrors.ts'],
  blocks: [
    '/blocks/details.tsx',
    '/blocks/tabs.tsx',
    '/blocks/timeline.tsx',
    '/blocks/expandable.tsx',
    '/blocks/commentList.tsx',
    '/comments/comments.tsx',
    '/actions/actions.tsx',
  ],
}
