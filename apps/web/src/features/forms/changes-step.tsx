import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { css } from '@plenum/ui/css'
import { Segment } from '@plenum/ui/segment'
import { useState } from 'react'
import { code, quiet } from './asset-mark.tsx'
import { ChangeEditor } from './change-editor.tsx'
import type { StepProps } from './step-props.ts'
import { SwapList } from './swap-list.tsx'
import { CHANGED_FIELDS, thingName, type Thing } from './values.ts'

/** Fields that no two things share. */
const OWN = ['name', 'hostname', 'serial_number']
const SHARED_FIELDS = CHANGED_FIELDS.filter((field) => !OWN.includes(field))

const same = (things: readonly Thing[]) =>
  things.every(
    ({ changes, to_status }) =>
      to_status === things[0]?.to_status && JSON.stringify(changes) === JSON.stringify(things[0]?.changes),
  )

/** What becomes of each thing: other values, or another thing in its place. */
export function ChangesStep({ values, onChange, errorAt }: StepProps) {
  const { t } = useTranslation('forms')
  const { things, kind } = values
  const [chosen, setChosen] = useState<'all' | 'each' | null>(null)
  const edit = (ids: readonly string[], change: Partial<Thing>) =>
    onChange((now) => ({
      things: now.things.map((thing) => (ids.includes(thing.id) ? { ...thing, ...change } : thing)),
    }))
  if (things.length === 0) return <p className={quiet}>{t(($) => $.what.none)}</p>
  if (kind === 'swap') return <SwapList things={things} errorAt={errorAt} onEdit={edit} />
  const way = things.length === 1 ? 'each' : (chosen ?? (same(things) ? 'all' : 'each'))
  const ids = things.map(({ id }) => id)
  const [first] = things
  return (
    <div className={stack({ gap: '5' })}>
      {things.length > 1 && (
        <div>
          <Segment
            label={t(($) => $.changes.way)}
            value={way}
            onValueChange={setChosen}
            options={[
              { value: 'all', label: t(($) => $.changes.all, { count: things.length }) },
              { value: 'each', label: t(($) => $.changes.each) },
            ]}
          />
        </div>
      )}
      {way === 'all' && first ? (
        <ChangeEditor
          label={t(($) => $.changes.all, { count: things.length })}
          things={things}
          fields={SHARED_FIELDS}
          path="items.0"
          errorAt={errorAt}
          onEdit={(change) => edit(ids, change)}
        />
      ) : (
        things.map((thing, index) => (
          <section
            key={thing.id}
            aria-label={thingName(thing)}
            className={css({ borderTop: 'hairline', paddingTop: '3' })}
          >
            <h3 className={css({ mb: '2' })}>
              <span className={css({ fontWeight: 'medium' })}>{thingName(thing)}</span>{' '}
              <span className={code}>{thing.asset?.code}</span>
            </h3>
            <ChangeEditor
              label={thingName(thing)}
              things={[thing]}
              fields={CHANGED_FIELDS}
              path={`items.${index}`}
              errorAt={errorAt}
              onEdit={(change) => edit([thing.id], change)}
            />
          </section>
        ))
      )}
    </div>
  )
}
