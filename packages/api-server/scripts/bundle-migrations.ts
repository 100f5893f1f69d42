import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { keepNewestSnapshot } from './snapshots.ts'

// The page has no file system: the migrations travel as a module.
const folder = join(import.meta.dirname, '../src/db/migrations')
const Journal = v.object({ entries: v.array(v.object({ tag: v.string() })) })
const meta = join(folder, 'meta')
const journal = v.parse(Journal, JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')))

const migrations = journal.entries.map(({ tag }) => ({
  name: tag,
  statements: readFileSync(join(folder, `${tag}.sql`), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim()),
}))

writeFileSync(
  join(import.meta.dirname, '../src/db/migrations.gen.ts'),
  `// Made from src/db/migrations by \`pnpm codegen\`.\nexport const migrations: readonly { name: string; statements: readonly string[] }[] = ${JSON.stringify(migrations, null, 2)}\n`,
)

keepNewestSnapshot(meta)
