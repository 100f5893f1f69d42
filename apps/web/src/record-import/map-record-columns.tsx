import { NODE_TYPES } from '@plenum/domain/node-type'
import type { RecordKind } from '@plenum/domain/record-import'
import { columnsOf } from '@plenum/domain/record-import-columns'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { missingColumns, type RecordFile } from './open-record-file.ts'
import { useRecordWords } from './use-record-words.ts'

interface MapRecordColumnsProps {
  kind: RecordKind
  file: RecordFile
  onChange: (change: Partial<Pick<RecordFile, 'mapping' | 'type'>>) => void
}

/** What each column of a file says, with a value of it beside; all of it can be changed. */
export function MapRecordColumns({ kind, file, onChange }: MapRecordColumnsProps) {
  const { t } = useTranslation('records')
  const imports = useTranslation('imports').t
  const words = useRecordWords(kind)
  const missing = missingColumns(kind, file)
  // a column that another one of the file already says moves here
  const say = (at: number, column: string | null) =>
    onChange({
      mapping: file.mapping.map((before, index) => {
        if (index === at) return column
        return before === column ? null : before
      }),
    })
  return (
    <div className={stack({ gap: '4' })}>
      {kind === 'node' && !file.mapping.includes('type') && (
        <Field label={t(($) => $.type_of_file)}>
          <Select
            value={file.type ?? ''}
            onChange={({ target }) =>
              onChange({ type: NODE_TYPES.find((type) => type === target.value) ?? null })
            }
          >
            {NODE_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(($) => $.node_type[type])}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ul className={stack({ gap: '2' })} aria-label={file.name}>
        {file.headers.map((header, at) => {
          const name = header || imports(($) => $.map.no_name)
          const sample = file.rows
            .map(({ cells }) => cells[at])
            .find((text) => text !== undefined && text !== '')
          return (
            <li
              // columns have no identity but their place
              key={at}
              className={columnRow}
            >
              <span className={css({ textStyle: 'strong', overflowWrap: 'anywhere' })}>{name}</span>
              <span className={css({ color: 'text.muted', truncate: true, textStyle: 'code' })}>
                {sample ?? '\u2003'}
              </span>
              <Select
                aria-label={imports(($) => $.map.becomes_of, { name })}
                value={file.mapping[at] ?? ''}
                className={css({ gridColumn: { base: '1 / -1', lg: 'auto' } })}
                onChange={({ target }) => say(at, target.value === '' ? null : target.value)}
              >
                <option value="">{imports(($) => $.map.ignored)}</option>
                {columnsOf(kind).map((column) => (
                  <option key={column} value={column}>
                    {words.column(column)}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
      {missing.length > 0 && (
        <Alert tone="warning" live>
          {t(($) => $.needed, { columns: missing.map(words.column).join(', ') })}
        </Alert>
      )}
      <p className={css({ color: 'text.muted' })}>{t(($) => $.found_by[kind])}</p>
    </div>
  )
}

const columnRow = css({
  display: 'grid',
  gap: '2',
  alignItems: 'center',
  gridTemplateColumns: { base: '1fr 1fr', lg: '[12rem minmax(0, 1fr) 14rem]' },
})
