import { SpeechProvider, useI18n } from '@plenum/i18n/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
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
      const i18n = useI18n()
      const [wordless] = useState(() => i18n.createInstance())
      return (
        <SpeechProvider i18n={wordless}>
          <Story />
        </SpeechProvider>
      )
    },
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await expect(canvasElement.querySelector('select')).toBeDisabled()
  },
}
