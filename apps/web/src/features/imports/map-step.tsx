import type { Import } from '@plenum/domain/asset-import'
import type { ImportKind } from '@plenum/domain/asset-import-columns'
import type { Mapping } from '@plenum/domain/asset-import-recognise'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#app/notices/use-error-words.ts'
import { MapColumns } from './map-columns.tsx'

interface MapStepProps {
  files: Import['files']
  busy: boolean
  error: unknown
  /** With the mappings that were changed. */
  onCheck: (changed: Partial<Record<ImportKind, Mapping>>) => void
}

/** What each column is; the choice is kept until the rows are checked. */
export function MapStep({ files, busy, error, onCheck }: MapStepProps) {
  const { t } = useTranslation('imports')
  const errorWords = useErrorWords()
  const [changed, setChanged] = useState<Partial<Record<ImportKind, Mapping>>>({})
  return (
    <div className={stack({ gap: '6' })}>
      <p className={css({ color: 'text.muted' })}>{t(($) => $.map.text)}</p>
      {files.map((file) => (
        <MapColumns
          key={file.kind}
          file={file}
          mapping={changed[file.kind] ?? file.mapping}
          onMapping={(mapping) => setChanged({ ...changed, [file.kind]: mapping })}
        />
      ))}
      {error !== null && (
        <Alert tone="error" live>
          {errorWords(error)}
        </Alert>
      )}
      <div>
        <Button tone="primary" loading={busy} onClick={() => onCheck(changed)}>
          {t(($) => $.map.check)}
        </Button>
      </div>
    </div>
  )
}
