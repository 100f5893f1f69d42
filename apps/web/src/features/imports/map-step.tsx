import type { Import, ImportPatch } from '@plenum/domain/asset-import'
import { ASSET_KEYS } from '@plenum/domain/asset-import-columns'
import type { Mapping } from '@plenum/domain/asset-import-recognise'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useState } from 'react'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { ExistingRows } from './existing-rows.tsx'
import { MapColumns } from './map-columns.tsx'

interface MapStepProps {
  record: Pick<Import, 'files' | 'existing' | 'empty'>
  busy: boolean
  error: unknown
  /** With what was decided anew. */
  onCheck: (decided: ImportPatch) => void
}

/** Whether a mapping has a column that names assets which exist. */
export const hasAssetKey = (mapping: Mapping): boolean => ASSET_KEYS.some((key) => mapping.includes(key))

/** What each column is, and what becomes of assets that exist; kept until the rows are checked. */
export function MapStep({ record, busy, error, onCheck }: MapStepProps) {
  const { t } = useTranslation('imports')
  const errorWords = useErrorWords()
  const [decided, setDecided] = useState<ImportPatch>({})
  const { existing = record.existing, empty = record.empty, mappings = {} } = decided
  const mappingOf = (file: Import['files'][number]) => mappings[file.kind] ?? file.mapping
  const assets = record.files.find((file) => file.kind === 'devices')
  return (
    <div className={stack({ gap: '6' })}>
      <p className={css({ color: 'text.muted' })}>{t(($) => $.map.text)}</p>
      {record.files.map((file) => (
        <MapColumns
          key={file.kind}
          file={file}
          mapping={mappingOf(file)}
          onMapping={(mapping) => setDecided({ ...decided, mappings: { ...mappings, [file.kind]: mapping } })}
        />
      ))}
      {assets !== undefined && (
        <ExistingRows
          choice={{ existing, empty }}
          hasKey={hasAssetKey(mappingOf(assets))}
          disabled={busy}
          onChoice={(change) => setDecided({ ...decided, ...change })}
        />
      )}
      {error !== null && (
        <Alert tone="error" live>
          {errorWords(error)}
        </Alert>
      )}
      <div>
        <Button tone="primary" loading={busy} onClick={() => onCheck(decided)}>
          {t(($) => $.map.check)}
        </Button>
      </div>
    </div>
  )
}
