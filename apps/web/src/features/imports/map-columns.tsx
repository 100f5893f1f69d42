import type { ImportFile } from '@plenum/domain/asset-import'
import {
  COLUMNS_OF,
  isImportColumn,
  JOINED_COLUMN,
  type ImportColumn,
} from '@plenum/domain/asset-import-columns'
import type { Mapping } from '@plenum/domain/asset-import-recognise'
import { useTranslation } from '@plenum/i18n/react'
import { Badge } from '@plenum/ui/badge'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { useColumnWords } from './column-words.ts'

interface MapColumnsProps {
  file: Pick<ImportFile, 'kind' | 'name' | 'headers' | 'samples' | 'product' | 'remembered'>
  mapping: Mapping
  onMapping: (mapping: Mapping) => void
}

/** A column that another one of the file already carries moves here. */
const moved = (mapping: Mapping, at: number, column: ImportColumn | null): Mapping =>
  mapping.map((before, index) => {
    if (index === at) return column
    return before === column && column !== JOINED_COLUMN ? null : before
  })

/** What each column of a file becomes, with values of the file beside it. */
export function MapColumns({ file, mapping, onMapping }: MapColumnsProps) {
  const { t } = useTranslation('imports')
  const words = useColumnWords()
  const { product } = file
  const options = COLUMNS_OF[file.kind].map((column) => ({ column, label: words(column) }))
  return (
    <section className={stack({ gap: '3' })} aria-label={file.name}>
      <div className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.kind[file.kind])}</h2>
        <span className={css({ color: 'text.muted', overflowWrap: 'anywhere' })}>{file.name}</span>
        {product !== null && <Badge tone="accent">{t(($) => $.products[product])}</Badge>}
        {file.remembered && <Badge tone="info">{t(($) => $.remembered)}</Badge>}
      </div>
      <ul className={stack({ gap: '2' })}>
        {file.headers.map((header, at) => {
          const name = header || t(($) => $.map.no_name)
          const sample = file.samples.map((row) => row[at]).find((text) => text !== undefined && text !== '')
          return (
            <li
              // columns have no identity but their place
              key={at}
              className={css({
                display: 'grid',
                gap: '2',
                alignItems: 'center',
                gridTemplateColumns: { base: '1fr 1fr', lg: '14rem minmax(0, 1fr) 18rem' },
              })}
            >
              <span className={css({ textStyle: 'strong', overflowWrap: 'anywhere' })}>{name}</span>
              <span className={css({ color: 'text.muted', truncate: true, textStyle: 'code' })}>
                {sample ?? '\u2003'}
              </span>
              <Select
                aria-label={t(($) => $.map.becomes_of, { name })}
                value={mapping[at] ?? ''}
                className={css({ gridColumn: { base: '1 / -1', lg: 'auto' } })}
                onChange={({ target: { value } }) =>
                  onMapping(moved(mapping, at, isImportColumn(value) ? value : null))
                }
              >
                <option value="">{t(($) => $.map.ignored)}</option>
                {options.map(({ column, label }) => (
                  <option key={column} value={column}>
                    {label}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
