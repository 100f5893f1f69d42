import { Faker, en, es } from '@faker-js/faker'

/** The same seed builds the same company, name by name. */
export function seededFaker(seed: number): Faker {
  const faker = new Faker({ locale: [es, en], seed })
  faker.setDefaultRefDate('2026-01-15T08:00:00Z')
  return faker
}

/** One of several things, by weight. */
export const weighted = <Thing>(faker: Faker, choices: readonly { value: Thing; weight: number }[]): Thing =>
  faker.helpers.weightedArrayElement([...choices])
