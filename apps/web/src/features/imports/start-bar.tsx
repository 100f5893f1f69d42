import type { Import, ImportPlan } from '@plenum/domain/asset-import'
import { formatNumber } from '@plenum/i18n/format'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/page/use-language.ts'
import type { Work } from './use-work.ts'

interface StartBarProps {
  record: Import
  plan: Pick<ImportPlan, 'brands' | 'models' | 'places' | 'types'>
  work: Pick<Work, 'check' | 'commit' | 'cancel'>
}

const creates = ({ brands, models, places, types }: StartBarProps['plan']) =>
  brands.count + models.count + places.length + types.filter(({ type }) => type === null).length > 0

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
  const waiting = good === 0 ? t(($) => $.commit.nothing) : t(($) => $.commit.confirm_first)
  const ready = good > 0 && (record.confirmed || !creates(plan))
  return (
    <div className={hstack({ gap: '3', flexWrap: 'wrap' })}>
      <Button
        tone="primary"
        loading={work.commit.isPending}
        {...(!ready && { disabledReason: waiting })}
        onClick={() => work.commit.mutate()}
      >
        {t(($) => $.commit.start, shown(good))}
      </Button>
      <Button tone="quiet" loading={work.cancel.isPending} onClick={() => work.cancel.mutate()}>
        {t(($) => $.commit.cancel)}
      </Button>
      {left > 0 && (
        <span className={css({ color: 'text.muted' })}>{t(($) => $.commit.left, shown(left))}</span>
      )}
    </div>
  )
}
