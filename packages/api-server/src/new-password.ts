import { passwordIsNotEmail } from '@plenum/domain/password'
import { refusal } from './api-error.ts'
import { isCommon } from './common-passwords.ts'

/** Whose password it is to be: words that a stranger who knows him tries first. */
export interface PasswordOwner {
  email: string
  name: string
  surname: string
  company: string
}

const PRODUCT = 'plenum'
const SHORTEST_WORD = 4

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && /\p{L}/u.test(word))

/** Refuses a new password that keeps the rules and would be guessed all the same; says which way. */
export async function checkNewPassword(password: string, owner: PasswordOwner): Promise<void> {
  if (!passwordIsNotEmail({ password, email: owner.email })) {
    throw refusal(400, 'password_is_email', 'password')
  }
  const [local = ''] = owner.email.split('@')
  const words = [PRODUCT, ...[local, owner.name, owner.surname, owner.company].flatMap(wordsOf)]
  const text = folded(password)
  if (words.some((word) => text.includes(word))) throw refusal(400, 'password_personal', 'password')
  if (await isCommon(password)) throw refusal(400, 'password_common', 'password')
}
