import { css } from '@plenum/ui/css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { useDebounced } from '#app/page/use-debounced.ts'
import { rackQueries } from './queries.ts'

const SETTLED_MS = 200

interface RackChoiceProps {
  label: string
  /** The rack shown now. */
  chosen: LookupOption | null
  onChange: (id: string | undefined) => void
}

/** Which rack stands on one side: found by its name. */
export function RackChoice({ label, chosen, onChange }: RackChoiceProps) {
  const { t } = useTranslation('racks')
  const common = useTranslation('common').t
  const [text, setText] = useState<string | null>(null)
  const found = useQuery({
    ...rackQueries.search(useDebounced(text ?? '', SETTLED_MS)),
    enabled: text !== null,
  })
  const options = (found.data?.results ?? []).map(({ id, name, trail }) => ({
    id,
    name,
    hint:
      trail
        .slice(0, -1)
        .map((step) => step.name)
        .join(' › ') || undefined,
  }))
  const none = found.isFetching ? common(($) => $.states.loading) : t(($) => $.no_match)
  const note = found.isError ? t(($) => $.lookup_failed) : options.length > 0 ? undefined : none
  return (
    <LookupBox
      label={label}
      chosen={chosen}
      options={options}
      note={note}
      words={{ clear: t(($) => $.choose), placeholder: label, create: undefined }}
      className={css({ width: { base: '[calc(50% - 0.25rem)]', md: '[15rem]' } })}
      onSearch={setText}
      onChoose={(option) => onChange(option?.id)}
    />
  )
}
