import { useTranslation } from '@plenum/i18n/react'
import { useQuery } from '@tanstack/react-query'
import type { LookupOption } from '#app/form/lookup-box.tsx'
import { placeOption } from '#app/form/place-option.ts'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useTypeName } from '#app/page/type-name.ts'
import { choiceQueries } from './queries.ts'
import { RecordBox } from './record-box.tsx'

interface BoxProps {
  label: string
  chosen: LookupOption | null
  onChoose: (option: LookupOption | null) => void
}

/** A person or a team. */
export function OwnerBox({ kind, ...box }: BoxProps & { kind: 'user' | 'team' }) {
  const { t } = useTranslation('maintenance')
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...choiceQueries.owners(kind, text), enabled: asked })
  return (
    <RecordBox
      {...box}
      placeholder={t(($) => $.form.nobody)}
      found={found}
      options={found.data ?? []}
      onSearch={setText}
    />
  )
}

/** A place, or all of them. */
export function PlaceBox(box: BoxProps) {
  const { t } = useTranslation('maintenance')
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...choiceQueries.places(text), enabled: asked })
  return (
    <RecordBox
      {...box}
      placeholder={t(($) => $.form.anywhere)}
      found={found}
      options={(found.data?.results ?? []).map(placeOption)}
      onSearch={setText}
    />
  )
}

interface AddBoxProps {
  /** Ids of those that are there already. */
  without: readonly string[]
  onAdd: (option: LookupOption) => void
}

/** Adds one asset after the other. */
export function AddAsset({ without, onAdd }: AddBoxProps) {
  const { t } = useTranslation('maintenance')
  const { text, asked, setText } = useLookFor()
  const found = useQuery({ ...choiceQueries.assets(text), enabled: asked })
  return (
    <RecordBox
      // what was added leaves the box empty for the next one
      key={without.length}
      label={t(($) => $.form.add_asset)}
      placeholder={t(($) => $.form.add_asset)}
      chosen={null}
      found={found}
      options={(found.data ?? []).filter(({ id }) => !without.includes(id))}
      onSearch={setText}
      onChoose={(option) => option && onAdd(option)}
    />
  )
}

/** Adds one type after the other. */
export function AddType({ without, onAdd }: AddBoxProps) {
  const { t } = useTranslation('maintenance')
  const typeName = useTypeName()
  const { text, setText } = useLookFor()
  const found = useQuery(choiceQueries.types())
  const all = (found.data ?? []).map((type) => ({ id: type.code, name: typeName(type), hint: type.code }))
  const isNamed = ({ id, name }: LookupOption) => `${name} ${id}`.toLowerCase().includes(text.toLowerCase())
  return (
    <RecordBox
      key={without.length}
      label={t(($) => $.form.add_type)}
      placeholder={t(($) => $.form.add_type)}
      chosen={null}
      found={found}
      options={all.filter((option) => isNamed(option) && !without.includes(option.id))}
      onSearch={setText}
      onChoose={(option) => option && onAdd(option)}
    />
  )
}
