import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { definitions } from '../../schemas/check/plugin.ts'
import { rjsfWithoutMarkdown } from '../build/plugins/rjsfWithoutMarkdown.ts'
import { routerWithoutForms } from '../build/plugins/routerWithoutForms.ts'
import { sonnerWithoutStyle } from '../build/plugins/sonnerWithoutStyle.ts'
import { playgroundPath } from './playgroundPath.ts'

const path = (below: string) => fileURLToPath(new URL(below, import.meta.url))

/** The pages of the playground, for `npm start`; `npm run dev` serves them from the sources. */
export default defineConfig({
  root: path('..'),
  base: `${playgroundPath}/`,
  publicDir: false,
  plugins: [react(), definitions(), sonnerWithoutStyle(), routerWithoutForms(), rjsfWithoutMarkdown()],
  build: {
    outDir: path('../../.data/playground'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: [path('page/index.html'), path('preview/index.html')] },
  },
})
