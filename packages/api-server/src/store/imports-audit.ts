import type { AuditAction } from '@plenum/domain/audit'
import type { Database } from '../ports.ts'
import { audit } from './audit.ts'
import type { Author } from './batches.ts'
import type { ImportRun } from './imports-rows.ts'

/** Writes down a step of an import, named by its files. */
export const auditImport = (
  tx: Database,
  author: Author,
  { id, files }: Pick<ImportRun, 'id'> & { files: readonly { name: string }[] },
  deed: { action: Extract<AuditAction, `import.${string}`>; detail?: Record<string, unknown> },
): Promise<void> =>
  audit(tx, author, {
    ...deed,
    object: { kind: 'import', id, name: files.map(({ name }) => name).join(', ') },
  })
