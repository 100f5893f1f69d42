import type { WorkCheck, WorkRequest } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import type { UseQueryResult } from '@tanstack/react-query'
import { useFindingWords } from '#app/fit/use-finding-words.ts'
import { Clashes } from '../clashes.tsx'

interface CheckFindingsProps {
  check: Pick<UseQueryResult<WorkCheck>, 'data' | 'isError' | 'isPending'>
  request: Pick<WorkRequest, 'items'>
}

/** What a request meets before it goes on: what does not fit, and who wants the same at the same time. */
export function CheckFindings({ check: { data, isError, isPending }, request }: CheckFindingsProps) {
  const { t } = useTranslation('work')
  const words = useFindingWords()
  if (isPending)
    return (
      <p role="status" className={quiet}>
        {t(($) => $.check.running)}
      </p>
    )
  if (isError || data === undefined) return <Alert tone="warning">{t(($) => $.check.failed)}</Alert>
  const nameOf = (id: string) => {
    const item = request.items.find((each) => each.id === id)
    return item?.asset?.name ?? item?.name ?? item?.model?.name ?? ''
  }
  const against = data.items.flatMap(({ id, fit, errors }) => [
    ...errors.map(({ code, detail }) => ({ key: `${id} ${code}`, text: `${nameOf(id)}: ${detail}` })),
    ...(fit?.findings ?? [])
      .filter(({ level }) => level === 'block')
      .map((finding) => ({
        key: `${id} ${finding.code} ${finding.path ?? ''}`,
        text: `${nameOf(id)}: ${words(finding)}`,
      })),
  ])
  return (
    <div role="status" className={stack({ gap: '2' })}>
      {against.length > 0 && (
        <Alert tone={data.blocks ? 'error' : 'warning'} title={t(($) => $.check.against)}>
          <ul className={stack({ gap: '1' })}>
            {against.map(({ key, text }) => (
              <li key={key} className={css({ overflowWrap: 'anywhere' })}>
                {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Clashes clashes={data.clashes} />
      {against.length === 0 && data.clashes.length === 0 && (
        <p className={quiet}>{t(($) => $.check.nothing)}</p>
      )}
    </div>
  )
}

const quiet = css({ textStyle: 'table', color: 'text.muted' })
