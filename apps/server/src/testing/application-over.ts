import { memoryFiles } from '@plenum/api-server/files/memory-files'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { createApplication } from '../application.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Keys } from '../secrets.ts'
import { lightPasswords } from './light-passwords.ts'

/** The application as it runs over a database, in this process: passwords cost little, files stay in memory and letters go nowhere. */
export const applicationOver = (
  database: OpenDatabase,
  secrets: Keys,
  over: Partial<Parameters<typeof createApplication>[1]> = {},
) =>
  createApplication(database, {
    secrets,
    passwords: lightPasswords(secrets),
    registration: 'open',
    files: memoryFiles(() => new Date()),
    mailer: { send: () => undefined },
    publicUrl: 'http://localhost',
    limits: DEFAULT_LIMITS,
    lifetimes: LIFETIMES.usual,
    ...over,
  })
