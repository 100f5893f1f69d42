import type { Context } from 'hono'
import type { RecoveryConfirmation } from '@plenum/domain/account'
import { refusal } from './api-error.ts'
import type { Env } from './context.ts'
import { failureRulesOf } from './limits.ts'
import * as letters from './mail/letters.ts'
import { checkNewPassword } from './new-password.ts'
import { audit } from './store/audit.ts'
import { findRecovery, takeRecovery } from './store/recoveries.ts'
import { authorOf } from './store/sign-in.ts'
import { forgetTries, loginKey } from './store/throttles.ts'

/** Replaces a forgotten password by the token of a recovery e-mail: no session survives, and none begins. */
export async function recoverAccount(
  c: Context<Env>,
  { token, password }: RecoveryConfirmation,
): Promise<void> {
  const { caller, language, ports } = c.var
  const { database, passwords, clock, limits } = ports
  const now = clock()
  const account = await findRecovery(database, token, now)
  if (account === undefined) throw refusal(400, 'token_invalid', 'token')
  const { email, surname, company } = account
  await checkNewPassword(password, { email, name: account.first_name, surname, company })
  const password_hash = await passwords.hash(password)
  const key = await loginKey(email)
  await database.transaction(async (tx) => {
    const isFirst = await takeRecovery(tx, account, { token, password_hash, now })
    if (!isFirst) throw refusal(400, 'token_invalid', 'token')
    await forgetTries(tx, key, failureRulesOf(limits), now)
    await audit(tx, authorOf(caller, account, now), {
      action: 'recovery.done',
      object: { kind: 'user', id: account.id, name: account.name },
    })
  })
  letters.recovered(ports, { to: email, language })
}
