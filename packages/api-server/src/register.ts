import type { Context } from 'hono'
import type { Registration } from '@plenum/domain/registration'
import { refusal } from './api-error.ts'
import type { Env } from './context.ts'
import { driverError } from './database-error.ts'
import { allowancesOf } from './limits.ts'
import { checkNewPassword } from './new-password.ts'
import type { Database } from './ports.ts'
import { foundCompany, hasCompany } from './store/accounts.ts'
import { sendNews } from './mail/news.ts'
import { findInvitation, joinCompany, tellOfJoining } from './store/joining.ts'
import type { NoticeLetter } from './store/notify.ts'
import { enter, type Entered } from './store/sign-in.ts'
import { countKept, mailKey } from './store/throttles.ts'
import { limit, limitAddress, throttled } from './throttle.ts'

/** Founds a company or joins the one that invites, and signs in. */
export async function register(
  c: Context<Env>,
  { company, invitation, setup_code, ...person }: Registration,
  checkSetup: (code: string | undefined) => void,
): Promise<Entered> {
  const { caller, ports } = c.var
  const { database, passwords, clock, lifetimes } = ports
  const now = clock()
  if (invitation === undefined) await mayFound(ports, () => checkSetup(setup_code))
  const name = invitation === undefined ? company : (await findInvitation(database, invitation, now))?.company
  if (name === undefined) throw refusal(400, 'token_invalid', 'invitation')
  await checkNewPassword(person.password, { ...person, company: name })
  await limitRegistrations(c, person.email, now)
  // Hashed before anything is looked up: a known address must take as long as a new one.
  const password_hash = await passwords.hash(person.password)
  const letters: NoticeLetter[] = []
  try {
    const entered = await database.transaction(async (tx: Database) => {
      if (invitation === undefined) {
        const ids = await foundCompany(tx, { ...person, company: name }, { password_hash, now })
        const object = { kind: 'company', id: ids.company_id, name }
        return enter(tx, { ...ids, caller, lifetimes }, now, { action: 'company.found', object })
      }
      const ids = await joinCompany(tx, person, { token: invitation, password_hash, now })
      if (ids === undefined) throw refusal(400, 'registration_failed')
      const object = { kind: 'invitation', id: ids.invitation_id, name: person.email.toLowerCase() }
      const deed = { action: 'invitation.accept', object } as const
      const joined = await enter(tx, { ...ids, caller, lifetimes }, now, deed)
      await tellOfJoining(
        tx,
        { company_id: ids.company_id, at: now.toISOString(), letters },
        joined.signedIn.user,
      )
      return joined
    })
    sendNews(ports, letters, c.var.language)
    return entered
  } catch (error) {
    // Naming the field would tell strangers whose address has an account.
    if (driverError(error)?.constraint === 'user_email_key') throw refusal(400, 'registration_failed')
    throw error
  }
}

async function mayFound(
  { database, registration }: Env['Variables']['ports'],
  checkSetup: () => void,
): Promise<void> {
  if (registration === 'open') return
  if (await hasCompany(database)) throw refusal(403, 'registration_closed')
  checkSetup()
}

async function limitRegistrations(c: Context<Env>, email: string, now: Date): Promise<void> {
  const { database, limits } = c.var.ports
  limitAddress(c, 'register.address')
  limit(c, 'register.all', '')
  const key = await mailKey('register', email)
  const wait = await countKept(database, key, allowancesOf(limits, 'register.email'), now)
  if (wait > 0) throw throttled(wait)
}
