import { exportApi } from '@plenum/api-client/exports'
import type { RuleExport, WorkExport } from '@plenum/domain/work-export'
import { useTranslation } from '@plenum/i18n/react'
import { http } from '#app/api.ts'
import { TakeList } from '#app/files/take-list.tsx'

const exports = exportApi(http)

/** Takes a list of requests away, exactly as it is shown. */
export function TakeRequests(asked: Omit<WorkExport, 'format'>) {
  const { t } = useTranslation('work')
  return (
    <TakeList
      words={t(($) => $.take, { returnObjects: true })}
      take={(format, signal) => exports.requests({ format, ...asked }, signal)}
    />
  )
}

/** Takes a list of maintenance rules away, exactly as it is shown. */
export function TakeRules({ filter }: Pick<RuleExport, 'filter'>) {
  const { t } = useTranslation('work')
  return (
    <TakeList
      words={t(($) => $.take, { returnObjects: true })}
      take={(format, signal) => exports.maintenanceRules({ format, filter }, signal)}
    />
  )
}
