import type { Team } from '@plenum/domain/team'
import { USER_STATES } from '@plenum/domain/user'
import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { Segment } from '@plenum/ui/segment'
import { Select } from '@plenum/ui/select'
import { useRef } from 'react'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { SearchFilter } from '#app/table/search-filter.tsx'
import { isFiltered, NO_FILTERS, type PeopleSearch } from './people-search.ts'

interface PeopleToolbarProps {
  address: PeopleSearch
  teams: readonly Team[]
  onChange: (change: Partial<PeopleSearch>, replace?: boolean) => void
}

const width = css({ width: { base: '[calc(50% - 0.25rem)]', md: '[11rem]' } })

/** People or invitations; and what narrows the list of people. */
export function PeopleToolbar({ address, teams, onChange }: PeopleToolbarProps) {
  const { t } = useTranslation('people')
  const view = address.view ?? 'people'
  return (
    <>
      <Segment
        label={t(($) => $.views.label)}
        value={view}
        options={[
          { value: 'people', label: t(($) => $.views.people) },
          { value: 'invitations', label: t(($) => $.views.invitations) },
        ]}
        onValueChange={(chosen) => onChange({ view: chosen === 'people' ? undefined : chosen })}
      />
      {view === 'people' && <PeopleFilters address={address} teams={teams} onChange={onChange} />}
    </>
  )
}

function PeopleFilters({ address, teams, onChange }: PeopleToolbarProps) {
  const { t } = useTranslation('people')
  const box = useRef<HTMLInputElement>(null)
  useShortcut('filter', () => box.current?.select())
  return (
    <>
      <SearchFilter
        label={t(($) => $.filter.search)}
        box={box}
        value={address.search ?? ''}
        onSearch={(search) => onChange({ search: search || undefined }, true)}
      />
      <Select
        aria-label={t(($) => $.team)}
        className={width}
        value={address.team_id ?? ''}
        onChange={(event) => onChange({ team_id: event.target.value || undefined })}
      >
        <option value="">{t(($) => $.filter.all_teams)}</option>
        <option value="none">{t(($) => $.no_team)}</option>
        {teams.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t(($) => $.state)}
        className={width}
        value={address.state ?? ''}
        onChange={(event) => onChange({ state: USER_STATES.find((state) => state === event.target.value) })}
      >
        <option value="">{t(($) => $.filter.all_states)}</option>
        {USER_STATES.map((state) => (
          <option key={state} value={state}>
            {t(($) => $.states[state])}
          </option>
        ))}
      </Select>
      {isFiltered(address) && (
        <Button tone="quiet" onClick={() => onChange(NO_FILTERS)}>
          {t(($) => $.filter.clear)}
        </Button>
      )}
    </>
  )
}
