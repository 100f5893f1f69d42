import { buildAssets, type AssetSeed } from './assets.ts'
import { buildChassis, CHASSIS_THINGS } from './chassis.ts'
import { buildHierarchy, type Hierarchy } from './hierarchy.ts'
import { MODELS, type ModelSeed } from './models.ts'
import { buildPeople, type PersonSeed, type TeamSeed } from './people.ts'
import { seededFaker } from './random.ts'

export interface CompanySeed extends Hierarchy {
  name: string
  teams: TeamSeed[]
  people: PersonSeed[]
  models: readonly ModelSeed[]
  assets: AssetSeed[]
}

export const DEMO_ASSETS = 12_000

/** A believable colocation company: 3 data centres, 40 rooms, 600 racks and, unless told otherwise, 12,000 assets. */
export function buildCompany({ seed = 1, assets = DEMO_ASSETS } = {}): CompanySeed {
  const faker = seededFaker(seed)
  const { teams, people } = buildPeople(faker)
  const hierarchy = buildHierarchy(faker)
  const owners = [...teams.map((team) => team.id), ...people.slice(0, 8).map((person) => person.id)]
  const making = { faker, owners }
  const standing = buildAssets(making, hierarchy, assets - CHASSIS_THINGS)
  return {
    name: 'Frío Datacenters',
    teams,
    people,
    models: MODELS,
    ...hierarchy,
    assets: [...standing, ...buildChassis(making, hierarchy.rooms, standing)],
  }
}
