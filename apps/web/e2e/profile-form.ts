import { box, type Page } from './fixtures.ts'
import type { ScreenWords } from './words.ts'

/** The form of the profile that is shown. */
export const profileOn = (page: Page, { profile, common }: ScreenWords) => ({
  name: box(page, profile.personal.name),
  surname: box(page, profile.personal.surname),
  phone: box(page, profile.personal.phone_number),
  save: page.getByRole('button', { name: common.actions.save }),
  saved: page.getByText(profile.personal.saved),
})
