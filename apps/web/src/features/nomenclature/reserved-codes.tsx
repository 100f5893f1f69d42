import type { CodeReserve, ReservedCode } from '@plenum/domain/code-reserve'
import { formatNumber } from '@plenum/i18n/format'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import * as Dialog from '@plenum/ui/dialog'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { part } from '#app/notices/part.ts'
import { QueryError } from '#app/notices/query-error.tsx'
import { ReleaseCodes } from './release-codes.tsx'
import { reserveQueries } from './reserve-queries.ts'
import { useRelease } from './use-release.ts'

const MakeLabels = part(async () => (await import('#app/labels/make-labels.tsx')).MakeLabels)

interface ReservedCodesProps {
  reserve: CodeReserve
  canWrite: boolean
  onClose: () => void
}

/** The codes of one reserve: which are free, which assets took the others, and their labels. */
export function ReservedCodes({ reserve, canWrite, onClose }: ReservedCodesProps) {
  const { t } = useTranslation('nomenclature')
  const common = useTranslation('common').t
  const language = useLanguage()
  const { data: codes, error, refetch } = useQuery(reserveQueries.codes(reserve.id))
  const [isPrinting, setIsPrinting] = useState(false)
  const free = (codes ?? []).filter(({ is_free }) => is_free)
  const shown = formatNumber(language, free.length)
  if (isPrinting) {
    return (
      <Suspense fallback={null}>
        <MakeLabels
          open
          known={free.map(({ code }) => ({ code, name: '', serial_number: null, location: null }))}
          fetchAll={null}
          lines={['company']}
          count={t(($) => $.labels_count, { count: free.length, shown })}
          onClose={() => setIsPrinting(false)}
        />
      </Suspense>
    )
  }
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()}>
      <Dialog.Content>
        <Dialog.Header title={t(($) => $.reserves)} closeLabel={common(($) => $.actions.close)} />
        <Dialog.Description>{t(($) => $.reserve_range, reserve)}</Dialog.Description>
        <Dialog.Body>
          {error !== null && (
            <QueryError
              title={t(($) => $.codes_failed)}
              error={error}
              area="settings"
              onRetry={() => void refetch()}
            />
          )}
          {codes === undefined && error === null && <Skeleton shape="block" />}
          {codes !== undefined && <Codes reserve={reserve} codes={codes} canWrite={canWrite} />}
        </Dialog.Body>
        <Dialog.Footer>
          {canWrite && free.length > 0 && <ReleaseCodes id={reserve.id} onGone={onClose} />}
          <Button tone="primary" disabled={free.length === 0} onClick={() => setIsPrinting(true)}>
            {t(($) => $.labels)}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface CodesProps {
  reserve: CodeReserve
  codes: readonly ReservedCode[]
  canWrite: boolean
}

function Codes({ reserve, codes, canWrite }: CodesProps) {
  const { t } = useTranslation('nomenclature')
  const { release, isBusy } = useRelease(reserve.id)
  return (
    <ul className={stack({ gap: '2' })}>
      {codes.map(({ code, is_free, asset }) => (
        <li key={code} className={hstack({ gap: '3', justify: 'space-between', flexWrap: 'wrap' })}>
          <span className={css({ textStyle: 'code', overflowWrap: 'anywhere' })}>{code}</span>
          <span className={hstack({ gap: '3', minWidth: '0' })}>
            {asset !== null && (
              <Link to="/app/settings/assets-inventory" search={{ asset: asset.id }} className={link()}>
                {asset.name}
              </Link>
            )}
            {asset === null && (
              <span className={css({ color: 'text.muted' })}>
                {is_free ? t(($) => $.code_free) : t(($) => $.code_taken)}
              </span>
            )}
            {is_free && canWrite && (
              <Button
                size="compact"
                aria-label={t(($) => $.release_code, { code })}
                disabled={isBusy}
                onClick={() => void release([code])}
              >
                {t(($) => $.release)}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
