import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { NO_PERMISSIONS, type Permissions } from '@plenum/domain/permission'
import type { Client } from '@plenum/api-client/client'
import { expect, login, type Person } from './fixtures.ts'
import type { Mailbox } from './mailbox.ts'
import { member } from './people.ts'
import type { ScreenWords } from './words.ts'

const READS: Permissions = {
  ...NO_PERMISSIONS,
  assets: 'onlyRead',
  hierarchy: 'onlyRead',
  projects: 'onlyRead',
}

interface Role {
  name: string
  permissions: Permissions
  may_approve: boolean
}

/** Who takes a request from the form to its end: each of a team of his own, no two with the same rights. */
const ROLES = {
  asker: { name: 'Ina', permissions: { ...READS, projects: 'write' }, may_approve: false },
  boss: { name: 'Bea', permissions: READS, may_approve: true },
  hand: { name: 'Hal', permissions: { ...READS, assets: 'write', projects: 'write' }, may_approve: false },
  // sees no places, and so no racks
  eyes: {
    name: 'Olga',
    permissions: { ...READS, hierarchy: 'noAccess', projects: 'write' },
    may_approve: false,
  },
} as const satisfies Record<string, Role>

export type CrewRole = keyof typeof ROLES
export const CREW = ['asker', 'boss', 'hand', 'eyes'] as const satisfies readonly CrewRole[]

interface Hiring {
  founder: Client
  mailbox: Mailbox
  person: Person
  browser: Browser
  w: ScreenWords
  options: BrowserContextOptions & { baseURL: string }
}

/** A page of each of the crew, signed in. */
export async function hireCrew(hiring: Hiring): Promise<Record<CrewRole, Page>> {
  const [asker, boss, hand, eyes] = [
    await hire(hiring, ROLES.asker),
    await hire(hiring, ROLES.boss),
    await hire(hiring, ROLES.hand),
    await hire(hiring, ROLES.eyes),
  ]
  return { asker, boss, hand, eyes }
}

async function hire({ founder, mailbox, person, browser, w, options }: Hiring, role: Role): Promise<Page> {
  const who = await member(founder, { mailbox, url: options.baseURL, person, ...role })
  const page = await (await browser.newContext(options)).newPage()
  await page.goto('/auth/login')
  await login(page, w, who)
  await expect(page).toHaveURL('/app')
  return page
}
