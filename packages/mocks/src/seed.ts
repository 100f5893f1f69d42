import { schema } from '@plenum/api-server/db/schema'
import type { Clock, Database, Passwords } from '@plenum/api-server/ports'
import { foundCompany } from '@plenum/api-server/store/accounts'
import { NOWHERE } from '@plenum/api-server/origin'
import type { Author } from '@plenum/api-server/store/batches'
import { countMissing } from '@plenum/api-server/store/rack-capacity'
import { nameKey } from '@plenum/domain/library'
import type { TrailStep } from '@plenum/domain/node-type'
import { PERMISSION_AREAS } from '@plenum/domain/permission'
import { buildCompany, type CompanySeed } from './build/company.ts'
import { DEMO_LOGIN, type PersonSeed } from './build/people.ts'
import { confirmRoom, seedAssets } from './seed-assets.ts'
import { seedPlans } from './seed-plans.ts'
import { seedTickets } from './seed-tickets.ts'
import { handsOf, seedWork } from './seed-work.ts'

interface Seeding {
  database: Database
  clock: Clock
  passwords: Passwords
}

/** Fills a migrated, empty database with the demonstration company; `DEMO_LOGIN` opens it. */
export async function seed({ database, clock, passwords }: Seeding, company = buildCompany()): Promise<void> {
  const password_hash = await passwords.hash(DEMO_LOGIN.password)
  await database.transaction(async (tx) => {
    const now = clock()
    const [founder, ...others] = company.people
    if (!founder) throw new Error('The demonstration company has no founder')
    const registration = { ...founder, ...DEMO_LOGIN, company: company.name, password_confirmation: '' }
    const { company_id, user_id } = await foundCompany(tx, registration, { password_hash, now })
    await seedPeople(tx, { company_id, password_hash, at: now.toISOString() }, { ...company, people: others })
    await seedPlaces(tx, { company_id, at: now.toISOString() }, company)
    const models = await seedLibrary(tx, company_id, company)
    const references = { models, owners: new Map([[founder.id, user_id]]) }
    const at = now.toISOString()
    const author: Author = { ...NOWHERE, company_id, actor: null, session_id: null, source: 'system', at }
    const assets = await seedAssets(tx, author, { assets: company.assets, references })
    await seedPlans(tx, company_id, company)
    const ids = [user_id, ...others.map(({ id }) => id)]
    await seedTickets(tx, { company_id, now, people: ids })
    await seedWork(
      tx,
      { company_id, now, hands: handsOf(company, ids), teams: company.teams, assets },
      company,
    )
    const actor = { id: user_id, name: fullName(founder) }
    const [hall] = company.rooms.filter(({ kind }) => kind === 'data_hall')
    if (hall) await confirmRoom(tx, { ...author, actor }, hall)
  })
  await countMissing(database, clock())
}

const fullName = ({ name, surname }: PersonSeed) => `${name} ${surname}`

async function seedPeople(
  tx: Database,
  { company_id, password_hash, at }: { company_id: string; password_hash: string; at: string },
  { teams, people }: Pick<CompanySeed, 'teams' | 'people'>,
): Promise<void> {
  await tx.insert(schema.principal).values([
    ...teams.map(({ id, name }) => ({ company_id, id, kind: 'team' as const, name })),
    ...people.map((person) => ({
      company_id,
      id: person.id,
      kind: 'user' as const,
      name: fullName(person),
    })),
  ])
  await tx
    .insert(schema.team)
    .values(
      teams.map(({ id, description, may_approve = false }) => ({ company_id, id, description, may_approve })),
    )
  await tx.insert(schema.teamPermission).values(
    teams.flatMap(({ id, permissions }) =>
      PERMISSION_AREAS.flatMap((area) => {
        const level = permissions[area]
        return level ? [{ company_id, team_id: id, area, level }] : []
      }),
    ),
  )
  await tx
    .insert(schema.user)
    .values(
      people.map((person) => ({ ...person, company_id, password_hash, session_epoch: at, created_at: at })),
    )
}

async function seedPlaces(
  tx: Database,
  { company_id, at }: { company_id: string; at: string },
  { nodes }: Pick<CompanySeed, 'nodes'>,
): Promise<void> {
  const trails = new Map<string, TrailStep[]>()
  for (const { id, name, type, parent_id } of nodes) {
    trails.set(id, [...(trails.get(parent_id ?? '') ?? []), { id, name, type }])
  }
  const rows = nodes.map((node) => {
    const trail = trails.get(node.id) ?? []
    return { ...node, company_id, trail, path: trail.map((step) => `${step.id}/`).join(''), last_update: at }
  })
  await tx.insert(schema.node).values(rows)
}

/** Ids of brands and models by `<brand> <model>`. */
async function seedLibrary(
  tx: Database,
  company_id: string,
  { models }: Pick<CompanySeed, 'models'>,
): Promise<Map<string, { brand_id: string; model_id: string }>> {
  const brands = new Map(models.map(({ brand }) => [brand, crypto.randomUUID()]))
  await tx
    .insert(schema.brand)
    .values([...brands].map(([name, id]) => ({ company_id, id, name, name_key: nameKey(name) })))
  const rows = models.map(({ brand, price: _price, ...model }) => ({
    ...model,
    company_id,
    id: crypto.randomUUID(),
    brand_id: brands.get(brand) ?? '',
    name_key: nameKey(model.name),
  }))
  await tx.insert(schema.model).values(rows)
  return new Map(
    models.map(({ brand, name }, at) => [
      `${brand} ${name}`,
      { brand_id: rows[at]?.brand_id ?? '', model_id: rows[at]?.id ?? '' },
    ]),
  )
}
