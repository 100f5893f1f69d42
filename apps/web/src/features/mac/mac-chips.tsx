import { PRIORITIES } from '@plenum/domain/asset'
import { valuesOf } from '@plenum/domain/filter-value'
import { MAC_KINDS } from '@plenum/domain/work-request'
import { SLA_STATES } from '@plenum/domain/sla'
import { WORK_STAGES } from '@plenum/domain/work-stage'
import { formatDate } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { IconButton } from '@plenum/ui/icon-button'
import { hstack } from '@plenum/ui/patterns'
import { TagChip } from '@plenum/ui/tag-chip'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { nameQueries } from './filter-names.ts'
import { isFiltered, NARROWING, NO_FILTERS, type MacSearch, type Narrowing } from './mac-search.ts'

interface MacChipsProps {
  address: MacSearch
  onChange: (change: Partial<MacSearch>) => void
}

/** The filters that are on, each in words: its cross takes it off. */
export function MacChips({ address, onChange }: MacChipsProps) {
  const { t } = useTranslation('work')
  const words = useChipWords(address)
  if (!isFiltered(address)) return null
  return (
    <div className={hstack({ gap: '2', flexWrap: 'wrap', width: 'full' })}>
      <ul aria-label={t(($) => $.filter.chips)} className={hstack({ gap: '2', flexWrap: 'wrap' })}>
        {NARROWING.filter((name) => address[name]).map((name) => (
          <li key={name} className={hstack({ minWidth: '0' })}>
            <TagChip
              tone="teal"
              label={words(name)}
              action={
                <IconButton
                  label={t(($) => $.filter.remove, { filter: words(name) })}
                  size="compact"
                  onClick={() => onChange({ [name]: undefined })}
                >
                  <X />
                </IconButton>
              }
            />
          </li>
        ))}
      </ul>
      <Button tone="quiet" size="compact" onClick={() => onChange(NO_FILTERS)}>
        {t(($) => $.filter.clear)}
      </Button>
    </div>
  )
}

/** What a filter says: its name, and what it narrows to. */
function useChipWords(address: MacSearch): (name: Narrowing) => string {
  const { t } = useTranslation('work')
  const fields = useTranslation('fields').t
  const language = useLanguage()
  const { assignee, team, place, asset, mine } = address
  const names = {
    assignee: useQuery({ ...nameQueries.owner(assignee ?? ''), enabled: assignee !== undefined }).data,
    team: useQuery({ ...nameQueries.owner(team ?? ''), enabled: team !== undefined }).data,
    place: useQuery({ ...nameQueries.place(place ?? ''), enabled: place !== undefined }).data?.name,
    asset: useQuery({ ...nameQueries.asset(asset ?? ''), enabled: asset !== undefined }).data?.name,
  }
  const said = (name: string, value: string) => `${name}: ${value}`
  const among = <Option extends string>(
    options: readonly Option[],
    text: string | undefined,
    word: (option: Option) => string,
  ) =>
    valuesOf(text)
      .flatMap((value) => options.filter((option) => option === value).map(word))
      .join(', ')
  const day = (text: string | undefined) => (text === undefined ? '' : formatDate(language, text))
  return (name) => {
    if (name === 'mine')
      return mine === undefined ? '' : t(($) => $.filter[mine === 'draft' ? 'drafts' : mine])
    if (name === 'stage')
      return said(
        t(($) => $.field.stage),
        among(WORK_STAGES, address.stage, (each) => t(($) => $.stage[each])),
      )
    if (name === 'kind')
      return said(
        t(($) => $.field.kind),
        among(MAC_KINDS, address.kind, (each) => t(($) => $.kind[each])),
      )
    if (name === 'priority')
      return said(
        t(($) => $.field.priority),
        among(PRIORITIES, address.priority, (each) => fields(($) => $.priority[each])),
      )
    if (name === 'sla')
      return said(
        t(($) => $.field.sla),
        among(SLA_STATES, address.sla, (each) => t(($) => $.filter.sla[each])),
      )
    if (name === 'due_before')
      return said(
        t(($) => $.filter.due),
        day(address.due_before),
      )
    if (name === 'from' || name === 'to' || name === 'created_from' || name === 'created_to')
      return said(
        t(($) => $.filter[name]),
        day(address[name]),
      )
    if (name === 'search') return `“${address.search ?? ''}”`
    return said(
      t(($) => $.filter[name]),
      names[name] ?? t(($) => $.filter.gone),
    )
  }
}
