import type { NomenclaturePreview } from '@plenum/domain/nomenclature'
import { useTranslation } from '@plenum/i18n/react'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'

type Sample = NomenclaturePreview['samples'][number]

const code = css({ textStyle: 'code', overflowWrap: 'anywhere' })
const quiet = css({ textStyle: 'caption', color: 'text.muted' })

/** Real things with the codes they would get. */
export function CodeSamples({ samples }: { samples: readonly Sample[] }) {
  return (
    <ul className={stack({ gap: '4' })}>
      {samples.map((sample) => (
        <SampleLine key={sample.thing.id} sample={sample} />
      ))}
    </ul>
  )
}

function SampleLine({ sample: { thing, code: next, missing, position } }: { sample: Sample }) {
  const { t } = useTranslation('nomenclature')
  const why =
    missing === null
      ? t(($) => $.sample_long)
      : t(($) => $.sample_missing, { token: t(($) => $.token[missing]) })
  return (
    <li className={stack({ gap: '1', minWidth: '0' })}>
      <span className={css({ fontWeight: 'medium', overflowWrap: 'anywhere' })}>{thing.name}</span>
      <dl className={css({ display: 'grid', gridTemplateColumns: '[7rem minmax(0, 1fr)]', columnGap: '3' })}>
        <dt className={quiet}>{t(($) => $.sample_now)}</dt>
        <dd className={code}>{thing.code || '–'}</dd>
        <dt className={quiet}>{t(($) => $.sample_next)}</dt>
        <dd className={next === null ? css({ color: 'text.warning' }) : code}>{next ?? why}</dd>
      </dl>
      {position !== null && <span className={quiet}>{t(($) => $.sample_position, { position })}</span>}
    </li>
  )
}
