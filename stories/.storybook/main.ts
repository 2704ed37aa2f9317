import { fileURLToPath } from 'node:url'
import { type StorybookConfig } from '@storybook/react-vite'
import { sonnerWithoutStyle } from '../../src/build/plugins/sonnerWithoutStyle.ts'
import { pagePackages } from '../../tests/support/packages.ts'
import { screenFiles, screenIndexer, screenStories } from './screenEntries.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Tests do not visit documentation pages. */
const isTest = process.env.VITEST !== undefined

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Under test the screens are drawn by `stories/screens`, a state at a time.
  stories: isTest ? ['../**/*.stories.tsx'] : ['../**/*.stories.tsx', '../guide/*.mdx', screenFiles],
  experimental_indexers: indexers => [screenIndexer, ...(indexers ?? [])],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', ...(isTest ? [] : ['@storybook/addon-docs'])],
  previewAnnotations: files => (isTest ? files : [...(files ?? []), `${root}stories/.storybook/docs.tsx`]),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async vite => {
    const { mergeConfig } = await import('vite')
    return mergeConfig(vite, {
      plugins: [sonnerWithoutStyle(), screenStories()],
      // Found only when a story asks for them, they would reload the page under a running test.
      optimizeDeps: {
        include: [...pagePackages(root), 'ajv', '@rjsf/validator-ajv8', 'fastest-levenshtein'],
      },
    })
  },
}

export default config
