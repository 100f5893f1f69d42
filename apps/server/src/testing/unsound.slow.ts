import { expect, test } from 'vitest'
import { databaseFolder } from '../database/embedded.ts'
import { readEnv } from '../env.ts'
import { startServer } from '../start.ts'
import { startedFolder } from './folders.ts'
import { foundCompany, openInventory } from './inventory.ts'
import { lookInto, unsoundIn } from './unsound.ts'

const DAMAGES = [
  [
    `delete from history where id = (select min(id::text)::uuid from history where entity = 'asset')`,
    'version',
  ],
  ['update asset_counter set count = count + 1', 'counter'],
  [`update audit set object_name = 'another' where seq = 2`, 'chained'],
  ['delete from audit where seq = (select max(seq) from audit)', 'end of the audit log'],
] as const

test('what does not fit together in a database is found, whichever it is', async () => {
  const DATA_DIR = startedFolder()
  const { url, stop } = await startServer(readEnv({ PORT: '0', DATA_DIR, LOG_REQUESTS: 'none' }))
  const inventory = openInventory(url, await foundCompany(url))
  await inventory.rename(await inventory.create('Leaf switch'), 'Spine switch')
  await stop()

  const engine = await lookInto(databaseFolder(DATA_DIR))
  await engine.exec('set session_replication_role = replica')
  expect(await unsoundIn(engine)).toEqual([])
  for (const [damage] of DAMAGES) await engine.exec(damage)
  const found = (await unsoundIn(engine)).join('\n')
  for (const [, said] of DAMAGES) expect(found).toContain(said)
  await engine.close()
})
