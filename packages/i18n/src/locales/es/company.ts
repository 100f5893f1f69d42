import { audit } from './audit.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'
import { teams } from './teams.ts'

export const company = { audit, people, profile, teams }
