import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import product from '../../../package.json' with { type: 'json' }
import { bomOf } from '../supply/sbom.ts'
import { installedLicences } from '../supply/licences.ts'
import { readLock, ROOT } from '../supply/lock.ts'

const target = join(ROOT, 'dist', 'plenum.cdx.json')
mkdirSync(join(ROOT, 'dist'), { recursive: true })
writeFileSync(target, `${JSON.stringify(bomOf(readLock(), installedLicences(), product.version), null, 2)}\n`)
console.log(target)
