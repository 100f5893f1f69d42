import type { Language } from '@plenum/i18n/language'
import { app as appEn } from '@plenum/i18n/locales/en/app'
import { company as companyEn } from '@plenum/i18n/locales/en/company'
import { feedback as feedbackEn } from '@plenum/i18n/locales/en/feedback'
import { spikes as spikesEn } from '@plenum/i18n/locales/en/spikes'
import { start as startEn } from '@plenum/i18n/locales/en/start'
import { app as appEs } from '@plenum/i18n/locales/es/app'
import { company as companyEs } from '@plenum/i18n/locales/es/company'
import { feedback as feedbackEs } from '@plenum/i18n/locales/es/feedback'
import { spikes as spikesEs } from '@plenum/i18n/locales/es/spikes'
import { start as startEs } from '@plenum/i18n/locales/es/start'

/** What is written on the screens, by language. */
export const words = {
  en: { ...startEn, ...appEn, ...companyEn, ...feedbackEn, ...spikesEn },
  es: { ...startEs, ...appEs, ...companyEs, ...feedbackEs, ...spikesEs },
} as const satisfies Record<Language, object>

export type ScreenWords = (typeof words)[Language]

/** A text with its placeholders filled in. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
