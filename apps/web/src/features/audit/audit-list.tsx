import type { AuditEntry } from '@plenum/domain/audit'
import { formatFullDateTime, formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { IconButton } from '@plenum/ui/icon-button'
import { grid } from '@plenum/ui/patterns'
import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Moment } from '#app/page/moment.tsx'
import { changesOf } from './audit-changes.ts'
import { useAuditWords } from './audit-words.ts'

const columns = grid.raw({
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr) auto',
    xl: '10.5rem 11rem minmax(0, 1fr) 9rem 1.75rem',
  },
  columnGap: { base: '3', xl: '4' },
  alignItems: 'center',
  px: '4',
})

interface AuditListProps {
  lines: readonly AuditEntry[]
  /** Narrows the list to one person. */
  onPerson: (id: string) => void
}

// a narrow page has no room for columns: its lines speak for themselves
const head = css.raw({
  display: { base: 'none', xl: 'grid' },
  height: 'row',
  bg: 'surface.sunken',
  borderBottom: 'hairline',
  textStyle: 'caption',
  fontWeight: 'medium',
  color: 'text.muted',
})

/** Who did what, when and from where; each line opens on what it changed. */
export function AuditList({ lines, onPerson }: AuditListProps) {
  const { t } = useTranslation('audit')
  return (
    <>
      <div aria-hidden="true" className={css(columns, head)}>
        <span>{t(($) => $.at)}</span>
        <span>{t(($) => $.who)}</span>
        <span>{t(($) => $.what)}</span>
        <span>{t(($) => $.where)}</span>
      </div>
      <ol aria-label={t(($) => $.list)}>
        {lines.map((line) => (
          <AuditLine key={line.id} line={line} onPerson={onPerson} />
        ))}
      </ol>
    </>
  )
}

function AuditLine({ line, onPerson }: { line: AuditEntry; onPerson: (id: string) => void }) {
  const { t } = useTranslation('audit')
  const language = useLanguage()
  const words = useAuditWords()
  const details = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { actor, at, seq } = line
  const object = words.objectWords(line)
  return (
    <li className={css({ borderBottom: 'hairline', _last: { borderBottom: 'none' } })}>
      <div className={css(columns, { py: { base: '2', xl: '1' }, textStyle: 'table' })}>
        <Moment at={at} className={css({ color: 'text.muted', fontVariantNumeric: 'tabular-nums' })} />
        <span className={css({ minWidth: '0' })}>
          {actor ? (
            <Button
              tone="quiet"
              size="compact"
              title={t(($) => $.only, { name: actor.name })}
              className={css({ ml: '[calc(-0.5rem - 1px)]', maxWidth: '[calc(100% + 0.5rem + 1px)]' })}
              onClick={() => onPerson(actor.id)}
            >
              <span className={css({ truncate: true })}>{actor.name}</span>
            </Button>
          ) : (
            t(($) => $.system)
          )}
        </span>
        <span
          className={css({
            gridRow: { base: '2', xl: 'auto' },
            gridColumn: { base: '[1 / -1]', xl: 'auto' },
            minWidth: '0',
            overflowWrap: 'anywhere',
          })}
        >
          {words.actionWords(line)}
          {object !== '' && <span className={css({ color: 'text.muted' })}> · {object}</span>}
        </span>
        <span className={css({ hideBelow: 'xl', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}>
          {words.addressWords(line)}
        </span>
        <IconButton
          label={t(($) => $.details, { shown: formatNumber(language, seq) })}
          size="compact"
          aria-expanded={isOpen}
          aria-controls={details}
          className={css({ gridColumn: { base: '3', xl: 'auto' } })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown /> : <ChevronRight />}
        </IconButton>
      </div>
      <div id={details} hidden={!isOpen} className={css({ px: '4', pb: '3', maxWidth: '[52rem]' })}>
        {isOpen && <AuditDetails line={line} />}
      </div>
    </li>
  )
}

/** What a line says besides, field by field, and where it stands in the chain. */
function AuditDetails({ line }: { line: AuditEntry }) {
  const { t } = useTranslation('audit')
  const language = useLanguage()
  const { fieldWords, kindWords, valueWords, addressWords } = useAuditWords()
  const { at, object, request_id, seq, hash, detail } = line
  return (
    <DefinitionList>
      {changesOf(detail).map(({ path, to, ...rest }) => (
        <Definition key={path.join('.')} term={fieldWords(path)}>
          {'from' in rest && (
            <>
              <span className={css({ color: 'text.muted' })}>{valueWords(path, rest.from)}</span>
              <ArrowRight aria-label={t(($) => $.to)} className={css({ display: 'inline', mx: '1.5' })} />
            </>
          )}
          <span className={css({ overflowWrap: 'anywhere' })}>{valueWords(path, to)}</span>
        </Definition>
      ))}
      {object && <Definition term={t(($) => $.object_kind)}>{kindWords(object)}</Definition>}
      {object?.id != null && (
        <Definition term={t(($) => $.object_id)} kind="code">
          {object.id}
        </Definition>
      )}
      <Definition term={t(($) => $.at)}>{formatFullDateTime(language, at)}</Definition>
      <Definition term={t(($) => $.where)} kind="number">
        {addressWords(line)}
      </Definition>
      <Definition term={t(($) => $.request)} kind="code">
        {request_id}
      </Definition>
      <Definition term={t(($) => $.number)} kind="number">
        {formatNumber(language, seq)}
      </Definition>
      <Definition term={t(($) => $.hash)} kind="code">
        <span className={css({ overflowWrap: 'anywhere' })}>{hash}</span>
      </Definition>
    </DefinitionList>
  )
}
