import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../screens/*.stories.tsx',
    '../../../packages/ui/src/tokens/*.stories.tsx',
    { directory: '../../../packages/ui/src', files: '*.stories.tsx', titlePrefix: 'Parts' },
    { directory: '../../../apps/web/src', files: '**/*.stories.tsx', titlePrefix: 'Patterns' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // nothing here shows what a part takes
  typescript: { reactDocgen: false },
} satisfies StorybookConfig
