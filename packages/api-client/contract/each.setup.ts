import { beforeEach } from 'vitest'
import { available } from './engine.ts'
import { beginAnew } from './world.ts'

beforeEach(async ({ skip }) => {
  skip(!available, 'There is no PostgreSQL')
  await beginAnew()
})
