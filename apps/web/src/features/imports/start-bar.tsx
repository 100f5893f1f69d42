import type { Import } from '@plenum/domain/asset-import'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import type { CreatingPlan } from './created-things.ts'
import { rowsOf } from './row-counts.ts'
import type { Work } from './use-work.ts'

interface StartBarProps {
  record: Import
  plan: CreatingPlan
  work: Pick<Work, 'check' | 'commit' | 'cancel'>
}

const creates = ({ brands, models, places, tags, types }: CreatingPlan) =>
  brands.count +
    models.count +
    places.length +
    tags.count +
    types.filter(({ type }) => type === null).length >
  0

/** Starts the import, or says what must happen before. */
export function StartBar({ record, plan, work }: StartBarProps) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  const main = record.files.find((file) => file.kind === 'devices') ?? record.files[0]
  const good = main?.counts.good ?? 0
  const left = main?.counts.problem ?? 0
  const shown = (count: number) => ({ count, shown: formatNumber(language, count) })
  if (record.state !== 'checked')
    return (
      <Alert
        tone="warning"
        live
        actions={
          <Button tone="primary" loading={work.check.isPending} onClick={() => work.check.mutate(undefined)}>
            {t(($) => $.check.again)}
          </Button>
        }
      >
        {t(($) => $.check.stale)}
      </Alert>
    )
  const { created, changed, unchanged } = rowsOf(main?.counts)
  const number = (value: number) => formatNumber(language, value)
  const does = created + changed
  const idle = unchanged > 0 ? t(($) => $.updates.no_change) : t(($) => $.commit.nothing)
  const waiting = does === 0 ? idle : t(($) => $.commit.confirm_first)
  const ready = does > 0 && (record.confirmed || !creates(plan))
  return (
    <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
      <Button
        tone="primary"
        loading={work.commit.isPending}
        {...(!ready && { disabledReason: waiting })}
        onClick={() => work.commit.mutate()}
      >
        {record.existing === 'update'
          ? t(($) => $.updates.start, { created: number(created), changed: number(changed) })
          : t(($) => $.commit.start, shown(good))}
      </Button>
      <Button tone="quiet" loading={work.cancel.isPending} onClick={() => work.cancel.mutate()}>
        {t(($) => $.commit.cancel)}
      </Button>
      {record.existing === 'update' ? (
        <span className={css({ color: 'text.muted' })}>
          {t(($) => $.updates.summary, {
            created: number(created),
            changed: number(changed),
            unchanged: number(unchanged),
            problem: number(left),
          })}
        </span>
      ) : (
        left > 0 && (
          <span className={css({ color: 'text.muted' })}>{t(($) => $.commit.left, shown(left))}</span>
        )
      )}
    </div>
  )
}
