import { switchLanguage } from '@plenum/i18n/create-i18n'
import { useI18n } from '@plenum/i18n/react'
import type { ComponentType } from 'react'

function ToSpanish() {
  const i18n = useI18n()
  return (
    <button type="button" onClick={() => void switchLanguage(i18n, 'es')}>
      Español
    </button>
  )
}

/** For stories in which somebody turns to another language: a button above them. */
export const beforeSpanish = (Story: ComponentType) => (
  <>
    <ToSpanish />
    <Story />
  </>
)
