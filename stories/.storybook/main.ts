import { type StorybookConfig } from '@storybook/react-vite'
import { sonnerWithoutStyle } from '../../src/app/sonnerWithoutStyle.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async vite => {
    const { mergeConfig } = await import('vite')
    return mergeConfig(vite, { plugins: [sonnerWithoutStyle()] })
  },
}

export default config
