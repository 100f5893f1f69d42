import type { AuditEntry } from '@plenum/domain/audit'
import { formatDateTime, formatFullDateTime, formatNumber } from '@plenum/i18n/format'
import { Button } from '@plenum/ui/button'
import { css, cx } from '@plenum/ui/css'
import { Definition, DefinitionList } from '@plenum/ui/definition-list'
import { IconButton } from '@plenum/ui/icon-button'
import { grid, stack } from '@plenum/ui/patterns'
import { ArrowRight, ChevronDown, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import { changesOf } from './audit-changes.ts'
import { useAuditWords } from './audit-words.ts'

// on a phone, below the moment and across the whole line
const below = css({ gridColumn: { base: '[1 / -1]', md: 'auto' } })

interface AuditListProps {
  lines: readonly AuditEntry[]
  /** Narrows the list to one person. */
  onPerson: (id: string) => void
}

/** Who did what, when and from where; each line opens on what it changed. */
export function AuditList({ lines, onPerson }: AuditListProps) {
  const { t } = useTranslation('audit')
  return (
    <ol aria-label={t(($) => $.list)} className={stack({ gap: '0' })}>
      {lines.map((line) => (
        <AuditLine key={line.id} line={line} onPerson={onPerson} />
      ))}
    </ol>
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
    <li className={css({ px: { base: '0', md: '3' }, py: '1.5' })}>
      <div
        className={grid({
          gridTemplateColumns: {
            base: 'minmax(0, 1fr) auto',
            md: '10.5rem 11rem minmax(0, 1fr) 9rem auto',
          },
          columnGap: '4',
          rowGap: '0.5',
          alignItems: 'center',
          textStyle: 'table',
        })}
      >
        <time
          dateTime={at}
          title={formatFullDateTime(language, at)}
          className={css({ color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}
        >
          {formatDateTime(language, at)}
        </time>
        <span className={cx(below, css({ minWidth: '0' }))}>
          {actor ? (
            <Button
              tone="quiet"
              size="compact"
              title={t(($) => $.only, { name: actor.name })}
              className={css({ mx: '-2', maxWidth: 'full' })}
              onClick={() => onPerson(actor.id)}
            >
              <span className={css({ truncate: true })}>{actor.name}</span>
            </Button>
          ) : (
            t(($) => $.system)
          )}
        </span>
        <span className={cx(below, css({ minWidth: '0', overflowWrap: 'anywhere' }))}>
          {words.actionWords(line)}
          {object !== '' && <span className={css({ color: 'text.muted' })}> · {object}</span>}
        </span>
        <span className={cx(below, css({ color: 'text.muted' }))}>{words.addressWords(line)}</span>
        <IconButton
          label={t(($) => $.details, { shown: formatNumber(language, seq) })}
          size="compact"
          aria-expanded={isOpen}
          aria-controls={details}
          className={css({ gridRow: { base: '1', md: 'auto' }, gridColumn: { base: '2', md: 'auto' } })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown /> : <ChevronRight />}
        </IconButton>
      </div>
      <div id={details} hidden={!isOpen} className={css({ pt: '2', pb: '3', maxWidth: '[48rem]' })}>
        {isOpen && <AuditDetails line={line} />}
      </div>
    </li>
  )
}

/** What a line says besides, field by field, and where it stands in the chain. */
function AuditDetails({ line }: { line: AuditEntry }) {
  const { t } = useTranslation('audit')
  const language = useLanguage()
  const { fieldWords, kindWords, valueWords } = useAuditWords()
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
