import { audit } from './audit.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'
import { teams } from './teams.ts'

/** Words of the pages about people and of one's own profile, loaded with them. */
export const company = { audit, people, profile, teams }
