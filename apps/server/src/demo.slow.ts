import { DEMO_LOGIN } from '@plenum/mocks/build/people'
import { expect, test } from 'vitest'
import { startedFolder } from './testing/folders.ts'
import { openInventory, signIn } from './testing/inventory.ts'
import { ServerProcess } from './testing/server-process.ts'

test('the demonstration starts with a company to look around in, says who may sign in, and keeps what was done', async () => {
  const DATA_DIR = startedFolder()
  const first = new ServerProcess({ DATA_DIR }, { name: 'demo' })
  const url = await first.url()
  expect(first.stdout).toContain(`\nSign in: ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}\n`)
  const inventory = openInventory(url, await signIn(url, DEMO_LOGIN))
  const before = await inventory.facets()
  expect(before.total).toBeGreaterThan(10_000)
  await inventory.create('Mine')
  expect(await first.end('SIGHUP')).toBe(0)

  const second = new ServerProcess({ DATA_DIR }, { name: 'demo' })
  const urlAgain = await second.url()
  const after = await openInventory(urlAgain, await signIn(urlAgain, DEMO_LOGIN)).facets()
  expect(after.total).toBe(before.total + 1)
})
