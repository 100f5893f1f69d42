import { PERMISSION_AREAS, type PermissionArea } from '@plenum/domain/permission'
import type { Team } from '@plenum/domain/team'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { Field } from '@plenum/ui/field'
import { FormColumns } from '@plenum/ui/form'
import { stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LookupBox, type LookupOption } from '#app/form/lookup-box.tsx'
import { useLookFor } from '#app/form/use-look-for.ts'
import { useLookupNote } from '#app/form/use-lookup-note.ts'
import { peopleQueries } from './queries.ts'
import { WhySentence } from './why-sentence.tsx'

/** Answers why somebody may or may not do something: choose who and where. */
export function Why({ teams }: { teams: readonly Team[] }) {
  const { t } = useTranslation('teams')
  const areas = useTranslation('shell').t
  const { text, asked, setText } = useLookFor()
  const [chosen, setChosen] = useState<LookupOption | null>(null)
  const [area, setArea] = useState<PermissionArea>('assets')
  const found = useQuery({ ...peopleQueries.search(text), enabled: asked })
  const { data: person } = useQuery({
    ...peopleQueries.detail(chosen?.id ?? ''),
    enabled: chosen !== null,
  })
  const people = found.data ?? []
  const words = { none: t(($) => $.why.no_match), failed: t(($) => $.people_failed) }
  return (
    <section className={stack({ gap: '3' })}>
      <h2 className={css({ textStyle: 'heading' })}>{t(($) => $.why.title)}</h2>
      <FormColumns>
        <Field label={t(($) => $.why.person)}>
          <LookupBox
            label={t(($) => $.why.person)}
            chosen={chosen}
            options={people.map(({ id, full_name, email }) => ({ id, name: full_name, hint: email }))}
            note={useLookupNote(found, people.length, words)}
            words={{
              clear: t(($) => $.why.clear),
              placeholder: t(($) => $.why.choose_person),
              create: undefined,
            }}
            onSearch={setText}
            onChoose={setChosen}
          />
        </Field>
        <Field label={t(($) => $.why.area)}>
          <Select
            value={area}
            onChange={(event) =>
              setArea(PERMISSION_AREAS.find((one) => one === event.target.value) ?? 'assets')
            }
          >
            {PERMISSION_AREAS.map((one) => (
              <option key={one} value={one}>
                {areas(($) => $.areas[one])}
              </option>
            ))}
          </Select>
        </Field>
      </FormColumns>
      {chosen && person && <WhySentence person={person} teams={teams} area={area} />}
    </section>
  )
}
