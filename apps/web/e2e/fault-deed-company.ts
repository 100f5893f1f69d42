import { SignedIn } from '@plenum/domain/session'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { signedIn } from './client.ts'
import { REFRESH_COOKIE, type Page, type Person } from './fixtures.ts'
import { fullCompany } from './full-company.ts'
import type { Mailbox } from './mailbox.ts'
import { colleague } from './people.ts'

/** A full company, with a colleague who may lose sessions, address and password. */
export async function deedCompany(url: string, person: Person, mailbox: Mailbox) {
  const company = await fullCompany(url, person)
  const { client, receive } = company
  const { email, password } = await colleague(client, { mailbox, url, person, name: 'Eva' })
  const eva = { email, password, next: '' }
  /** A request that changes one thing, on which work has begun. */
  const begun = async (name: string) => {
    const { id } = await receive(name)
    const template = await client.workTemplates.create({ name, kind: 'change', is_pre_approved: true })
    const made = await client.work.create({
      kind: 'change',
      title: name,
      template_id: template.id,
      items: [{ id: randomUUID(), op: 'change', asset_id: id, changes: { customer: 'Payments' } }],
      procedure: [
        {
          id: randomUUID(),
          text: 'Read the display',
          reading: { name: 'Inlet', unit: '°C', min: null, max: 30 },
        },
      ],
    })
    return client.work.act(made, { action: 'start' })
  }
  const asEva = () => signedIn(url, { email: eva.email, password: eva.password })
  return { ...company, person, mailbox, eva, asEva, begun }
}

export type DeedCompany = Awaited<ReturnType<typeof deedCompany>>

/** Signs Eva in where nobody is, and goes to her profile. */
export async function enterAsEva({ page, of: { eva } }: { page: Page; of: DeedCompany }) {
  const { email, password } = eva
  const answer = await page.request.post('/api/token/', { data: { email, password } })
  const { refresh } = v.parse(SignedIn, await answer.json())
  await page.context().addCookies([{ ...REFRESH_COOKIE, value: refresh }])
  await page.goto('/app/profile')
}
