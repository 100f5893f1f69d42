import type { CurrentUser } from '@plenum/domain/session'
import type { Language } from '@plenum/i18n/language'
import type { PersonTeller } from './store/notify.ts'
import type { Counts } from './counts.ts'
import type { Caller } from './origin.ts'
import type { Ports } from './ports.ts'

/** Who asks, as the access token says. */
export interface Session {
  id: string
  company_id: string
  user: CurrentUser
}

/** What a host may write down of a request: no address, no value, nothing that anybody sent. */
export interface Noted {
  /** The address with names in place of values, such as `/api/assets/:id/`; `unknown` where there is none like it. */
  route: string
  request_id: string | null
  user_id: string | null
  company_id: string | null
}

/** What the host says of a request; nothing where there is no network. */
export interface Bindings {
  peer?: string
  /** Told of the request once it is answered. */
  note?: (noted: Noted) => void
}

/** What every handler finds in its context. */
export interface Env {
  Bindings: Bindings
  Variables: { ports: Ports; language: Language; caller: Caller; counts: Counts }
}

/** What is found where nobody has to be signed in. */
export interface MaybeSignedIn {
  Bindings: Env['Bindings']
  Variables: Env['Variables'] & { session?: Session }
}

/** What a handler behind `may` or `self` finds besides. */
export interface SignedInEnv {
  Bindings: Env['Bindings']
  Variables: Env['Variables'] & {
    /** The access token that was sent. */
    token: string
    session: Session
    /** The person, moment and source that a change is written down with. */
    author: PersonTeller
  }
}
