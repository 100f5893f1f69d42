import { command, say } from './command.ts'
import { readEnv } from './env.ts'
import { Refusal } from './refusal.ts'

const USAGE = 'Usage: npm run move -- <DATABASE_URL>'

const move = async ([address, ...more]: string[]) => {
  if (address === undefined || more.length > 0) throw new Refusal(USAGE)
  const { DATABASE_URL = address } = readEnv({ DATABASE_URL: address })
  const { DATA_DIR } = readEnv()
  // loaded only now: what is refused above is said at once
  const { moveDatabase } = await import('./backup/move.ts')
  const began = performance.now()
  const { where, tables, sequences } = await moveDatabase(DATA_DIR, DATABASE_URL)
  const seconds = Math.ceil((performance.now() - began) / 1000)
  const width = Math.max(...tables.map(({ name }) => name.length))
  say(...tables.map(({ name, rows, sum }) => `${name.padEnd(width)} ${String(rows).padStart(9)} ${sum}`))
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  say(
    `Moved to ${where} in ${seconds} s: each of ${rows} rows of ${tables.length} tables and ${sequences.length} counters compared, and all are equal.`,
    `The embedded database in ${DATA_DIR} is as it was. Start with DATABASE_URL set to the new one and with the same DATA_DIR: the keys and the files stay there.`,
  )
}

await command(move)
