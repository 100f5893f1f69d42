import type { Deed, Writing } from './fault-deed.ts'
import { pressIn } from './fault-deed.ts'
import { box, expect } from './fixtures.ts'
import { filled } from './words.ts'

const PASSWORD = 'Raised-floor-2'
const mailOf = ({ text, of }: Writing) => `${text.toLowerCase().replaceAll(' ', '-')}-${of.person.email}`

/** What somebody writes who is not signed in. */
export const PUBLIC_DEEDS: Deed[] = [
  {
    name: 'somebody signs in',
    asks: 'POST /api/token/',
    isPublic: true,
    visit: ({ page }) => page.goto('/auth/login'),
    write: async ({ page, w, of }) => {
      await box(page, w.auth.login.email).fill(of.eva.email)
      await box(page, w.auth.login.password).fill(of.eva.password)
    },
    send: ({ page, w }) => pressIn(page, w.auth.login.submit),
    kept: async ({ page, w, of }) => {
      await expect(box(page, w.auth.login.email)).toHaveValue(of.eva.email)
      await expect(box(page, w.auth.login.password)).toHaveValue(of.eva.password)
    },
    done: ({ page }) => page.getByRole('heading', { level: 1, name: /Eva/ }),
  },
  {
    name: 'a company is founded',
    asks: 'POST /api/auth/register/',
    isPublic: true,
    visit: ({ page }) => page.goto('/auth/register'),
    write: async (at) => {
      const { register: form } = at.w.auth
      await box(at.page, form.name).fill('Leo')
      await box(at.page, form.surname).fill('Sol')
      await box(at.page, form.company).fill(at.text)
      await box(at.page, form.email).fill(mailOf(at))
      await box(at.page, form.password).fill(PASSWORD)
      await box(at.page, form.password_confirmation).fill(PASSWORD)
    },
    send: ({ page, w }) => pressIn(page, w.auth.register.submit),
    kept: async (at) => {
      await expect(box(at.page, at.w.auth.register.email)).toHaveValue(mailOf(at))
      await expect(box(at.page, at.w.auth.register.password_confirmation)).toHaveValue(PASSWORD)
    },
    done: ({ page }) => page.getByRole('heading', { level: 1, name: /Leo/ }),
  },
  {
    name: 'a recovery of the password is asked for',
    asks: 'POST /api/auth/recovery/',
    isPublic: true,
    visit: ({ page }) => page.goto('/auth/login?step=recovery'),
    write: (at) => box(at.page, at.w.auth.login.email).fill(mailOf(at)),
    send: ({ page, w }) => pressIn(page, w.auth.recovery.submit),
    kept: (at) => expect(box(at.page, at.w.auth.login.email)).toHaveValue(mailOf(at)),
    done: (at) => at.page.getByText(filled(at.w.auth.recovery.sent, { email: mailOf(at) })),
  },
  {
    name: 'a forgotten password is replaced',
    asks: 'POST /api/auth/recovery/confirm/',
    isPublic: true,
    visit: async ({ page, of }) => {
      const before = of.mailbox.link(of.eva.email)
      await of.client.entry.recover({ email: of.eva.email })
      await expect.poll(() => of.mailbox.link(of.eva.email)).not.toBe(before)
      await page.goto(of.mailbox.link(of.eva.email))
    },
    write: async ({ page, w, of, turn }) => {
      of.eva.next = `Raised-floor-${turn}`
      await box(page, w.auth.reset.password).fill(of.eva.next)
      await box(page, w.auth.reset.password_confirmation).fill(of.eva.next)
    },
    send: ({ page, w }) => pressIn(page, w.auth.reset.submit),
    kept: ({ page, w, of }) => expect(box(page, w.auth.reset.password)).toHaveValue(of.eva.next),
    done: ({ page, w, of }) => {
      of.eva.password = of.eva.next
      return page.getByText(w.auth.reset.done)
    },
  },
]
