import type { Faker } from '@faker-js/faker'
import type { PermissionArea, PermissionLevel } from '@plenum/domain/permission'

export interface TeamSeed {
  id: string
  name: string
  description: string
  /** Whether its people may approve requests. */
  may_approve?: boolean
  permissions: Partial<Record<PermissionArea, PermissionLevel>>
}
export interface PersonSeed {
  id: string
  name: string
  surname: string
  email: string
  phone_number: string
  team_id: string | null
  is_administrator: boolean
}

const TEAMS = [
  {
    name: 'Data centre operations',
    description: 'Hands on the floor: installs, moves and takes down equipment.',
    permissions: {
      assets: 'write',
      hierarchy: 'write',
      projects: 'write',
      dashboards: 'onlyRead',
      support: 'write',
    },
  },
  {
    name: 'Network',
    description: 'Switching, routing and cabling between halls and carriers.',
    permissions: { assets: 'write', hierarchy: 'onlyRead', projects: 'write', support: 'write' },
  },
  {
    name: 'Platform',
    description: 'Servers, storage and accelerated computing.',
    permissions: {
      assets: 'write',
      hierarchy: 'onlyRead',
      library: 'onlyRead',
      projects: 'write',
      support: 'write',
    },
  },
  {
    name: 'Facilities',
    description: 'Power, cooling, fire protection and the building itself.',
    may_approve: true,
    permissions: { assets: 'write', hierarchy: 'write', projects: 'write', dashboards: 'onlyRead' },
  },
  {
    name: 'Audit',
    description: 'Reads everything, changes nothing.',
    permissions: {
      assets: 'onlyRead',
      hierarchy: 'onlyRead',
      library: 'onlyRead',
      projects: 'onlyRead',
      dashboards: 'onlyRead',
      users: 'onlyRead',
    },
  },
] as const satisfies readonly Omit<TeamSeed, 'id'>[]

/** Whom the demonstration signs in as. */
export const DEMO_LOGIN = { email: 'ana.ruiz@plenum.example', password: 'Cold-aisle-1' } as const

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** Five teams and 24 people; the first person is the administrator of `DEMO_LOGIN`. */
export function buildPeople(faker: Faker): { teams: TeamSeed[]; people: PersonSeed[] } {
  const teams = TEAMS.map((team) => ({ ...team, id: faker.string.uuid() }))
  const founder = person(faker, { name: 'Ana', surname: 'Ruiz', email: DEMO_LOGIN.email })
  const others = [...Array(23).keys()].map((at) => {
    const name = faker.person.firstName()
    const surname = faker.person.lastName()
    const email = `${plain(name)}.${plain(surname)}${at}@plenum.example`
    return { ...person(faker, { name, surname, email }), team_id: teams[at % teams.length]?.id ?? null }
  })
  return { teams, people: [{ ...founder, is_administrator: true }, ...others] }
}

const person = (faker: Faker, who: Pick<PersonSeed, 'name' | 'surname' | 'email'>): PersonSeed => ({
  ...who,
  id: faker.string.uuid(),
  phone_number: `+34 6${faker.string.numeric(8)}`,
  team_id: null,
  is_administrator: false,
})
