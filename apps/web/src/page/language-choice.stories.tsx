import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
      const [wordless] = useState(() => i18n.createInstance())
      return (
        <I18nextProvider i18n={wordless}>
          <Story />
        </I18nextProvider>
      )
    },
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvasElement.querySelector('select')).toBeDisabled()
  },
}
