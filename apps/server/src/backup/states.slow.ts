import { join } from 'node:path'
import { test } from 'vitest'
import { readEnv } from '../env.ts'
import { emptyFolder } from '../testing/folders.ts'
import { expectState, unpackState } from '../testing/states.ts'
import { restoreBackup } from './restore.ts'

const BACKUP_PASSPHRASE = 'correct horse battery staple'

test.each([
  ['0031', 'backup.tar.gz.sealed'],
  ['0056', 'backup.tar.gz'],
])('restores a backup of migration %s, %s, with all that it holds', async (state, name) => {
  const { folder, answers } = await unpackState(state)
  const DATA_DIR = emptyFolder()
  await restoreBackup(readEnv({ DATA_DIR, BACKUP_PASSPHRASE }), join(folder, name))
  await expectState(DATA_DIR, answers)
})
