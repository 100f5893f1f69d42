import { AUDIT_GROUPS } from '@plenum/domain/audit'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Select } from '@plenum/ui/select'
import { Switch } from '@plenum/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { DateControl } from '#app/form/date-control.tsx'
import { LookupBox } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { filterOf, isFiltered, unfiltered, type AuditSearch } from './audit-search.ts'
import { personQueries } from './queries.ts'

const width = css({ width: { base: 'full', md: '[12rem]' } })
// the two ends of a span of days stand side by side
const dayWidth = css({ width: { base: '[calc(50% - 0.25rem)]', md: '[12rem]' } })

interface AuditToolbarProps {
  address: AuditSearch
  onChange: (address: AuditSearch) => void
}

/** Whose deeds, of which kind and on which days the list shows, and whether with refreshes. */
export function AuditToolbar({ address, onChange }: AuditToolbarProps) {
  const { t } = useTranslation('audit')
  const { group } = address
  return (
    <>
      <PersonFilter value={address.person} onChange={(person) => onChange({ ...address, person })} />
      <Select
        aria-label={t(($) => $.filter.group)}
        className={width}
        value={group ?? ''}
        onChange={({ target }) =>
          onChange({ ...address, group: AUDIT_GROUPS.find((each) => each === target.value) })
        }
      >
        <option value="">{t(($) => $.filter.all_groups)}</option>
        {AUDIT_GROUPS.map((each) => (
          <option key={each} value={each}>
            {t(($) => $.group[each])}
          </option>
        ))}
      </Select>
      <DayFilter
        label={t(($) => $.filter.since)}
        value={address.since}
        onChange={(since) => onChange({ ...address, since })}
      />
      <DayFilter
        label={t(($) => $.filter.until)}
        value={address.until}
        onChange={(until) => onChange({ ...address, until })}
      />
      <Switch
        label={t(($) => $.filter.refreshes)}
        checked={address.refreshes !== undefined}
        onCheckedChange={(checked) => onChange({ ...address, refreshes: checked ? 'shown' : undefined })}
      />
      {isFiltered(filterOf(address)) && (
        <Button tone="quiet" onClick={() => onChange(unfiltered(address))}>
          {t(($) => $.filter.clear)}
        </Button>
      )}
    </>
  )
}

interface FilterProps {
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One person, found by name or e-mail. */
function PersonFilter({ value, onChange }: FilterProps) {
  const { t } = useTranslation('audit')
  const { text, asked, setText } = useLookFor()
  const people = useQuery({ ...personQueries.search(text), enabled: asked })
  const chosen = useQuery({ ...personQueries.detail(value ?? ''), enabled: value !== undefined })
  const options = (people.data?.results ?? []).map(({ id, full_name, email }) => ({
    id,
    name: full_name,
    hint: email,
  }))
  const words = { none: t(($) => $.filter.no_match), failed: t(($) => $.filter.failed) }
  return (
    <LookupBox
      label={t(($) => $.filter.person)}
      chosen={value === undefined ? null : { id: value, name: chosen.data?.full_name ?? '…' }}
      options={options}
      note={useLookupNote(people, options.length, words)}
      words={{
        clear: t(($) => $.filter.all_people),
        placeholder: t(($) => $.filter.all_people),
        create: undefined,
      }}
      className={width}
      onSearch={setText}
      onChoose={(option) => onChange(option?.id)}
    />
  )
}

/** One day; what is no day narrows nothing. */
const DayFilter = ({ label, value, onChange }: FilterProps & { label: string }) => (
  <div className={dayWidth}>
    <DateControl
      aria-label={label}
      placeholder={label}
      value={value ?? null}
      onValueChange={(day) => onChange(day ?? undefined)}
    />
  </div>
)
