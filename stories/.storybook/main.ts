import { fileURLToPath } from 'node:url'
import { type StorybookConfig } from '@storybook/react-vite'
import { sonnerWithoutStyle } from '../../src/app/sonnerWithoutStyle.ts'
import { pagePackages } from '../../tests/support/packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async vite => {
    const { mergeConfig } = await import('vite')
    return mergeConfig(vite, {
      plugins: [sonnerWithoutStyle()],
      // Found only when a story asks for them, they would reload the page under a running test.
      optimizeDeps: {
        include: [...pagePackages(root), 'ajv', '@rjsf/validator-ajv8', 'fastest-levenshtein'],
      },
    })
  },
}

export default config
