import type { WorkCheck } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { FitFindings } from '#app/fit/fit-findings.tsx'
import { code, PlaceOf, quiet } from './asset-mark.tsx'
import { thingName, type RequestValues, type Thing } from './values.ts'

interface CheckedItemsProps {
  values: RequestValues
  check: WorkCheck
}

type Item = WorkCheck['items'][number]

const isQuiet = ({ errors, fit }: Item) => errors.length === 0 && (fit === null || fit.findings.length === 0)

/** What the check says of each thing: those with something to say first, the others together. */
export function CheckedItems({ values, check }: CheckedItemsProps) {
  const { t } = useTranslation('forms')
  const thingOf = new Map(values.things.map((thing) => [thing.id, thing]))
  const told = check.items.filter((item) => !isQuiet(item))
  const silent = check.items.length - told.length
  return (
    <section aria-label={t(($) => $.check.items)} className={stack({ gap: '3' })}>
      <h3 className={css({ textStyle: 'label' })}>{t(($) => $.check.items)}</h3>
      {told.map((item) => {
        const thing = thingOf.get(item.id)
        return thing && <Told key={item.id} thing={thing} item={item} />
      })}
      {silent > 0 && (
        <p className={quiet}>
          {t(($) => (told.length === 0 ? $.check.all_fine : $.check.others_fine), { count: silent })}
        </p>
      )}
    </section>
  )
}

function Told({ thing, item: { errors, fit } }: { thing: Thing; item: Item }) {
  return (
    <div className={stack({ gap: '2', borderTop: 'hairline', paddingTop: '3' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' })}>
        <span className={css({ fontWeight: 'medium' })}>{thingName(thing)}</span>
        <span className={code}>{thing.asset?.code ?? thing.model?.name}</span>
        {thing.to && <PlaceOf place={thing.to} />}
      </div>
      {errors.length > 0 && (
        <Alert tone="error">
          <ul>
            {errors.map(({ code: each, detail }) => (
              <li key={`${each} ${detail}`}>{detail}</li>
            ))}
          </ul>
        </Alert>
      )}
      {fit && fit.findings.length > 0 && <FitFindings answer={fit} position={thing.to?.position ?? null} />}
    </div>
  )
}
