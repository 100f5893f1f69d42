import { auth } from './auth.ts'
import { common } from './common.ts'
import { issues } from './issues.ts'

/** Words of the public pages: what the first load brings. */
export const start = { common, issues, auth }
