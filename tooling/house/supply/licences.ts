import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ROOT } from './lock.ts'

const Manifest = v.object({
  license: v.optional(v.union([v.string(), v.object({ type: v.string() })])),
  licenses: v.optional(v.array(v.object({ type: v.string() }))),
})

/** Licences that packages of the product may have. None of them asks users to publish their own code. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** Licences that development tools may have as well; those are not shipped. */
export const ALLOWED_FOR_TOOLS: ReadonlySet<string> = new Set([
  ...ALLOWED,
  'CC-BY-4.0',
  'MPL-2.0',
  'Python-2.0',
])

/** Packages that may have another licence, and why. */
export const EXCEPTIONS: readonly { name: RegExp; licence: string; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is a separate file, which anybody may replace',
  },
]

/** Whether an SPDX expression is allowed: of an OR one side is enough, of an AND every part must be allowed. */
export const permits = (expression: string, allowed: (licence: string) => boolean): boolean => {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  if (/ OR /.test(bare)) return bare.split(' OR ').some((part) => permits(part, allowed))
  return bare.split(' AND ').every((part) => allowed(part.replace(/[()]/g, '')))
}

const licenceIn = (manifest: string) => {
  const { license, licenses } = v.parse(Manifest, JSON.parse(manifest))
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)
  return named ?? 'unknown'
}

/** The licence of every installed package, by `name@version`. */
export const installedLicences = (store = join(ROOT, 'node_modules/.pnpm')): Map<string, string> =>
  new Map(
    readdirSync(store).flatMap((each) => {
      // `@scope+name@version_peers`
      const [, name = '', version = ''] = /^(@?[^@]+)@([^_]+)/.exec(each) ?? []
      const path = join(store, each, 'node_modules', name.replace('+', '/'), 'package.json')
      if (!existsSync(path)) return []
      return [[`${name.replace('+', '/')}@${version}`, licenceIn(readFileSync(path, 'utf8'))]]
    }),
  )

/** Packages whose licence is not allowed. */
export const forbiddenLicences = (
  licences: ReadonlyMap<string, string>,
  shipped: ReadonlySet<string>,
): string[] =>
  [...licences]
    .filter(([key, licence]) => {
      const list = shipped.has(key) ? ALLOWED : ALLOWED_FOR_TOOLS
      const excepted = EXCEPTIONS.filter(({ name }) => name.test(key)).map((exception) => exception.licence)
      return !permits(licence, (one) => list.has(one) || excepted.includes(one))
    })
    .map(
      ([key, licence]) =>
        `pnpm-lock.yaml: ${key} has the licence ${licence}, which is not allowed. Take another package, or add it to EXCEPTIONS in tooling/house/supply/licences.ts.`,
    )
