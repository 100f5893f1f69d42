import type { CurrentUser } from '@plenum/domain/session'
import type { Language } from '@plenum/i18n/language'
import type { Teller } from './store/notify.ts'
import type { Counts } from './counts.ts'
import type { Caller } from './origin.ts'
import type { Ports } from './ports.ts'

/** Who asks, as the access token says. */
export interface Session {
  id: string
  company_id: string
  user: CurrentUser
}

/** What every handler finds in its context. */
export interface Env {
  /** What the host says of a request; nothing where there is no network. */
  Bindings: { peer?: string }
  Variables: { ports: Ports; language: Language; caller: Caller; counts: Counts }
}

/** What a handler behind `may` or `self` finds besides. */
export interface SignedInEnv {
  Bindings: Env['Bindings']
  Variables: Env['Variables'] & {
    session: Session
    /** The person, moment and source that a change is written down with. */
    author: Teller
  }
}
