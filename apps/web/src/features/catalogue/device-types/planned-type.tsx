import { Badge } from '@plenum/ui/badge'
import { Checkbox } from '@plenum/ui/checkbox'
import { css } from '@plenum/ui/css'
import { grid, hstack, stack } from '@plenum/ui/patterns'
import { Select } from '@plenum/ui/select'
import type { AssetType } from '@plenum/domain/asset-type'
import { MODEL_SIDES } from '@plenum/domain/model'
import { formatList } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useTypeName } from '#app/page/type-name.ts'
import { Misfits, useMisfitWords } from '../misfits.tsx'
import { useFactWords } from '../use-fact-words.ts'
import { canGo, type Outcome, type Planned } from './plan.ts'

const TONES = {
  new: 'accent',
  changed: 'info',
  same: 'neutral',
  refused: 'danger',
} as const satisfies Record<Outcome['state'], string>

interface PlannedTypeProps {
  planned: Planned
  types: readonly AssetType[]
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onType: (code: string) => void
}

/** One model of an import: what would change, field by field, and whether it goes. */
export function PlannedType({ planned, types, isChosen, onChoose, onType }: PlannedTypeProps) {
  const { t } = useTranslation('catalogue')
  const typeName = useTypeName()
  const misfitWords = useMisfitWords()
  const language = useLanguage()
  const { type, outcome, pictures } = planned
  const sides = MODEL_SIDES.filter((side) => pictures[side] !== undefined).map((side) =>
    t(($) => $.side[side]),
  )
  const name = `${type.brand} ${type.name}`
  return (
    <li
      className={stack({
        gap: '2',
        paddingBlock: '3',
        borderBottom: 'hairline',
        minWidth: '0',
      })}
    >
      <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
        <Checkbox
          aria-label={t(($) => $.bring.select, { name })}
          disabled={!canGo(planned)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span
          className={css({ flex: '1', minWidth: '[8rem]', fontWeight: 'medium', overflowWrap: 'anywhere' })}
        >
          {name}
        </span>
        {outcome.new_brand && <Badge>{t(($) => $.bring.new_brand)}</Badge>}
        <Badge tone={TONES[outcome.state]}>{t(($) => $.state[outcome.state])}</Badge>
        {outcome.state === 'new' && (
          <Select
            aria-label={t(($) => $.bring.type_of, { name })}
            className={css({ width: '[11rem]' })}
            value={type.asset_type}
            onChange={({ target }) => onType(target.value)}
          >
            {types
              .filter(({ hidden }) => !hidden)
              .map((one) => (
                <option key={one.code} value={one.code}>
                  {typeName(one)}
                </option>
              ))}
          </Select>
        )}
      </div>
      {outcome.changes.length > 0 && <Changes planned={planned} />}
      {sides.length > 0 && canGo(planned) && (
        <p className={css({ color: 'text.muted', paddingLeft: '7' })}>
          {t(($) => $.bring.pictures, { sides: formatList(language, sides) })}
        </p>
      )}
      {outcome.misfits_total > 0 && (
        <Misfits
          title={t(($) => $.misfits.title)}
          misfits={outcome.misfits.map(misfitWords)}
          total={outcome.misfits_total}
        />
      )}
      {outcome.state === 'refused' && outcome.misfits_total === 0 && (
        <p className={css({ color: 'text.muted' })}>{t(($) => $.bring.twice)}</p>
      )}
    </li>
  )
}

function Changes({ planned: { outcome } }: { planned: Planned }) {
  const { t } = useTranslation('catalogue')
  const factWords = useFactWords()
  const isNew = outcome.state === 'new'
  return (
    <dl
      className={grid({
        gridTemplateColumns: 'minmax(7rem, 12rem) minmax(0, 1fr)',
        gap: '1',
        paddingLeft: '7',
      })}
    >
      {outcome.changes.map(({ field, from, to }) => (
        <div key={field} className={css({ display: 'contents' })}>
          <dt className={css({ color: 'text.muted' })}>{t(($) => $.field[field])}</dt>
          <dd className={css({ overflowWrap: 'anywhere' })}>
            {isNew
              ? factWords(field, to)
              : t(($) => $.bring.from_to, {
                  from: factWords(field, from) ?? t(($) => $.unknown),
                  to: factWords(field, to) ?? t(($) => $.unknown),
                })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
