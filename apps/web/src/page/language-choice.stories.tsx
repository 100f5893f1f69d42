import type { Meta, StoryObj } from '@storybook/react-vite'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { LanguageChoice } from './language-choice.tsx'

const meta = { component: LanguageChoice } satisfies Meta<typeof LanguageChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'English' })).toBeDisabled()
    await expect(canvas.getByRole('option', { name: 'Español' })).toBeEnabled()
  },
}

export const InSpanish: Story = { globals: { language: 'es' } }

/** A placeholder stands here until there are words. */
export const BeforeTheWords: Story = {
  decorators: [
    (Story) => {
      const { i18n } = useTranslation()
      return (
        <I18nextProvider i18n={i18n.createInstance()}>
          <Story />
        </I18nextProvider>
      )
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}
