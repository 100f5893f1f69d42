import { SCREEN_WORDS } from '@plenum/i18n/screen-words'

/** What is written on the screens, by language. */
export const words = SCREEN_WORDS

export type ScreenWords = (typeof words)[keyof typeof words]

/** A text with its placeholders filled in. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
