import type { CurrentUser } from '@plenum/domain/session'
import type { Team } from '@plenum/domain/team'
import type { User } from '@plenum/domain/user'
import { createContext, useContext } from 'react'
import type { Act } from './people-acts.ts'

interface People {
  viewer: CurrentUser
  teams: readonly Team[]
  /** How many administrators could sign in, at most two; undefined while it is not known. */
  administrators: number | undefined
  /** Somebody chose to do something to a person. */
  onAct: (act: Act, person: User) => void
}

const Context = createContext<People | null>(null)

/** What the rows of the list of people have in common. */
export const PeopleContext = Context.Provider

/** For a row within `PeopleContext`. */
export function usePeople(): People {
  const people = useContext(Context)
  if (people === null) throw new Error('A row of people stands outside their list')
  return people
}
