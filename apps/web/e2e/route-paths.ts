import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROUTES = join(import.meta.dirname, '../src/routes')

/** The address of every screen, with its ids as the router names them. */
export const routePaths = () =>
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/(?:^|\/)(?:__root|route|forms\.\$)\.tsx$/.test(file))
    // an underscore at the end of a folder says that its pages stand alone
    .map((file) => `/${file.replace(/(?:\/?index)?\.tsx$/, '').replaceAll('_/', '/')}`)
