import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dependenciesPage, PAGE } from '../supply/dependencies-page.ts'
import { installedLicences } from '../supply/licences.ts'
import { readLock, ROOT } from '../supply/lock.ts'
import { REASONS } from '../supply/reasons.ts'

writeFileSync(join(ROOT, PAGE), dependenciesPage(readLock(), installedLicences(), REASONS))
