import { vi } from 'vitest'

// Before anything else is loaded: what is loaded once stays.
vi.mock('@plenum/api-server/gate', async (real) => (await import('./mutations.ts')).laxGates(await real()))
vi.mock('@plenum/domain/permission', async (real) =>
  (await import('./mutations.ts')).laxPermissions(await real()),
)
vi.mock('@electric-sql/pglite', async (real) => {
  const { rewriting } = await import('./mutations.ts')
  const { PGlite, ...rest } = await real<typeof import('@electric-sql/pglite')>()
  const create = async (...args: Parameters<typeof PGlite.create>) => rewriting(await PGlite.create(...args))
  return { ...rest, PGlite: { create } }
})
