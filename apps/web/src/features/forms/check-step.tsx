import type { WorkCheck } from '@plenum/domain/work-request'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { stack } from '@plenum/ui/patterns'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { QueryError } from '#app/notices/query-error.tsx'
import { Clashes } from '#app/work/clashes.tsx'
import { ImpactPreview } from '#app/work/detail/work-impact.tsx'
import { Approvers } from './approvers.tsx'
import { CheckedItems } from './checked-items.tsx'
import type { Problem } from './problems.ts'
import { formQueries } from './queries.ts'
import type { Step } from './steps.ts'
import { useProblemWords } from './use-problem-words.ts'
import { thingName, type RequestValues } from './values.ts'

/** What the server was asked about the request as it stands. */
export interface Checking {
  data: WorkCheck | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface CheckStepProps {
  values: RequestValues
  /** What is wrong with what was said. */
  problems: readonly Problem[]
  check: Checking
  onGo: (step: Step) => void
}

/** What speaks against the request, whom it meets, and who decides about it. */
export function CheckStep({ values, problems, check, onGo }: CheckStepProps) {
  const { t } = useTranslation('forms')
  if (problems.length > 0) return <Missing values={values} problems={problems} onGo={onGo} />
  return (
    <div className={stack({ gap: '5' })}>
      {check.isError ? (
        <QueryError
          title={t(($) => $.check.failed)}
          error={check.error}
          area="projects"
          onRetry={() => void check.refetch()}
        />
      ) : check.data === undefined ? (
        <Waiting />
      ) : (
        <>
          <Verdict check={check.data} />
          <CheckedItems values={values} check={check.data} />
          <Clashes clashes={check.data.clashes} />
        </>
      )}
      {values.kind === 'maintenance' && <Impact values={values} />}
      <Approvers template={values.template} />
    </div>
  )
}

function Verdict({ check }: { check: WorkCheck }) {
  const { t } = useTranslation('forms')
  const wrong = check.items.filter(
    ({ errors, fit }) => errors.length > 0 || fit?.findings.some(({ level }) => level === 'block'),
  )
  if (check.blocks)
    return (
      <Alert tone={check.overridable ? 'warning' : 'error'} live title={t(($) => $.check.against)}>
        {t(($) => (check.overridable ? $.check.overridable : $.check.blocked), { count: wrong.length })}
      </Alert>
    )
  return (
    <Alert tone="success" live>
      {t(($) => (check.clashes.length === 0 ? $.check.clear : $.check.clear_but_clashes))}
    </Alert>
  )
}

/** What the work takes down, as far as it can be said; approval freezes it. */
function Impact({ values }: Pick<CheckStepProps, 'values'>) {
  const ids = values.things.flatMap(({ asset }) => asset?.id ?? [])
  const { t } = useTranslation('forms')
  const { data, error, refetch } = useQuery(formQueries.impact(ids))
  if (data) return <ImpactPreview impact={data} submitted_at={null} />
  if (error === null) return <Waiting />
  return (
    <QueryError
      title={t(($) => $.check.impact_failed)}
      error={error}
      area="projects"
      onRetry={() => void refetch()}
    />
  )
}

function Waiting() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t(($) => $.states.loading)} className={stack({ gap: '3' })}>
      <Skeleton width="long" />
      <Skeleton width="medium" />
    </div>
  )
}

/** What is missing or wrong, each with the way to where it is said. */
function Missing({ values, problems, onGo }: Omit<CheckStepProps, 'check'>) {
  const { t } = useTranslation('forms')
  const words = useProblemWords()
  const nameOf = (path: string) => {
    const thing = values.things[Number(/^items\.(\d+)/.exec(path)?.[1] ?? Number.NaN)]
    return thing && thingName(thing)
  }
  return (
    <Alert tone="error" live title={t(($) => $.check.missing)}>
      <ul className={stack({ gap: '1' })}>
        {problems.map((problem) => {
          const name = nameOf(problem.path)
          return (
            <li key={problem.path}>
              <Button size="compact" tone="quiet" onClick={() => onGo(problem.step)}>
                {t(($) => $.step[problem.step])}
              </Button>{' '}
              {name !== undefined && `${name}: `}
              {words(problem)}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
