import type { app } from './locales/en/app.ts'
import type { company } from './locales/en/company.ts'
import type { configuration } from './locales/en/configuration.ts'
import type { feedback } from './locales/en/feedback.ts'
import type { letters } from './locales/en/letters.ts'
import type { spikes } from './locales/en/spikes.ts'
import type { start } from './locales/en/start.ts'

/** Every namespace by its name: English says which keys exist. */
export type Words = typeof start &
  typeof app &
  typeof company &
  typeof feedback &
  typeof spikes & { configuration: typeof configuration; letters: typeof letters }

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
    enableSelector: true
  }
}
