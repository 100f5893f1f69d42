import { assets } from './assets.ts'
import { audit } from './audit.ts'
import { fields } from './fields.ts'
import { hierarchy } from './hierarchy.ts'
import { home } from './home.ts'
import { imports } from './imports.ts'
import { merge } from './merge.ts'
import { people } from './people.ts'
import { profile } from './profile.ts'
import { shell } from './shell.ts'
import { support } from './support.ts'
import { teams } from './teams.ts'

export const app = {
  assets,
  audit,
  fields,
  hierarchy,
  home,
  imports,
  merge,
  people,
  profile,
  shell,
  support,
  teams,
}
