import type { Browser, Page } from '@playwright/test'
import { NO_PERMISSIONS, type Permissions } from '@plenum/domain/permission'
import type { Client } from '@plenum/api-client/client'
import { otherPage } from './drawing.ts'
import { signIn, type Person } from './fixtures.ts'
import type { Mailbox } from './mailbox.ts'
import { member } from './people.ts'

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
  url: string
}

/** A browser of each of the crew, signed in. */
export async function hireCrew(hiring: Hiring): Promise<Record<CrewRole, Page>> {
  const [asker, boss, hand, eyes] = [
    await hire(hiring, ROLES.asker),
    await hire(hiring, ROLES.boss),
    await hire(hiring, ROLES.hand),
    await hire(hiring, ROLES.eyes),
  ]
  return { asker, boss, hand, eyes }
}

async function hire({ browser, founder, ...where }: Hiring, role: Role): Promise<Page> {
  const page = await otherPage(browser)
  await signIn(page, await member(founder, { ...where, ...role }))
  return page
}
