import { IMPORT_KINDS, type ImportKind } from '@plenum/domain/asset-import-columns'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack, stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { FileSpreadsheet, X } from 'lucide-react'

interface ChosenFilesProps {
  files: readonly { name: string; kind: ImportKind }[]
  busy: boolean
  onKind: (name: string, kind: ImportKind) => void
  onRemove: (name: string) => void
  onStart: () => void
}

/** The files as they were recognised, before their rows are sent. */
export function ChosenFiles({ files, busy, onKind, onRemove, onStart }: ChosenFilesProps) {
  const { t } = useTranslation('imports')
  const twice = new Set(files.map(({ kind }) => kind)).size < files.length
  return (
    <section className={stack({ gap: '3' })} aria-label={t(($) => $.choose.files)}>
      <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.choose.files)}</h2>
      <ul className={stack({ gap: '2' })}>
        {files.map(({ name, kind }) => (
          <li key={name} className={hstack({ gap: '3', flexWrap: 'wrap' })}>
            <FileSpreadsheet aria-hidden="true" />
            <span className={css({ flex: '[1 1 12rem]', minWidth: '0', overflowWrap: 'anywhere' })}>
              {name}
            </span>
            <Select
              aria-label={t(($) => $.choose.kind_of, { name })}
              value={kind}
              disabled={busy}
              className={css({ flex: '[0 1 16rem]' })}
              onChange={(event) => {
                const chosen = IMPORT_KINDS.find((one) => one === event.target.value)
                if (chosen !== undefined) onKind(name, chosen)
              }}
            >
              {IMPORT_KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(($) => $.kind[one])}
                </option>
              ))}
            </Select>
            <IconButton
              label={t(($) => $.choose.remove, { name })}
              disabled={busy}
              onClick={() => onRemove(name)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {twice && (
        <Alert tone="warning" live>
          {t(($) => $.choose.same_kind)}
        </Alert>
      )}
      <div>
        <Button tone="primary" loading={busy} disabled={twice} onClick={onStart}>
          {t(($) => $.choose.start)}
        </Button>
      </div>
    </section>
  )
}
