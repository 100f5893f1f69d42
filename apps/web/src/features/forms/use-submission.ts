import { draftApi } from '@plenum/api-client/drafts'
import { ClientError } from '@plenum/api-client/client-error'
import type { WorkRequest, WorkRequestInput } from '@plenum/domain/work-request'
import { useLanguage, useTranslation } from '@plenum/i18n/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { http } from '#app/api.ts'
import type { DraftPlace } from '#app/drafts/use-draft.ts'
import { notify } from '#app/notices/notify.ts'
import { useFailure } from '#app/notices/use-failure.tsx'
import { api, workQueries } from '#app/work/queries.ts'
import { formQueries } from './queries.ts'
import { draftInputOf, inputOf, problemsOf, refusedOf, type Problem } from './problems.ts'
import { STEPS, stepsOf, type Step } from './steps.ts'
import { madeOf } from './values-of.ts'
import { useProblemWords } from './use-problem-words.ts'
import type { useRequestDraft } from './use-request-draft.ts'
import { useTitle } from './use-title.ts'

interface Submission {
  noun: 'mac' | 'maintenance'
  place: DraftPlace
  draft: ReturnType<typeof useRequestDraft>
  /** It is being looked at as a whole. */
  isChecked: boolean
  /** Something is wrong at a step. */
  onWrong: (step: Step) => void
}

/** Makes the request, or changes what was made of it before. */
function send({ kind, ...input }: WorkRequestInput, made: { id: string; version: number } | null) {
  return made ? api.work.update(made, input) : api.work.create({ kind, ...input })
}

/** A form on its way to the server: what is wrong with it, keeping it as a draft, and submitting it. */
export function useSubmission({ noun, place, draft, isChecked, onWrong }: Submission) {
  const { t } = useTranslation('forms')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const words = useProblemWords()
  const title = useTitle(draft.values)
  const failureOf = useFailure(t(($) => $.failed))
  const [looked, setLooked] = useState<readonly Step[]>([])
  const [refused, setRefused] = useState<readonly Problem[]>([])
  const [error, setError] = useState<unknown>(null)
  const [at, setAt] = useState<'rest' | 'submitting' | 'keeping'>('rest')
  const { values } = draft
  const check = useQuery(formQueries.check(isChecked ? inputOf(values, title) : null, useLanguage()))
  const problems = [...problemsOf(values, title), ...refused]
  const isShown = ({ step, detail }: Problem) => detail !== undefined || looked.includes(step)
  const atFirst = (found: readonly Problem[]) => {
    const step = stepsOf(values.kind).find((each) => found.some((problem) => problem.step === each))
    if (step !== undefined) onWrong(step)
  }
  const fail = (cause: unknown) => {
    const found = cause instanceof ClientError ? refusedOf(cause, values.kind) : []
    setRefused(found)
    setError(found.length === 0 ? cause : null)
    atFirst(found)
  }
  const act = async (what: 'submitting' | 'keeping', call: () => Promise<void>) => {
    setAt(what)
    setRefused([])
    setError(null)
    await call().catch(fail)
    setAt('rest')
  }
  const told = async (request: WorkRequest) => {
    queryClient.setQueryData(workQueries.detail(request.id).queryKey, request)
    await queryClient.invalidateQueries({ queryKey: workQueries.all() })
  }
  const isChange = values.made?.is_draft === false
  const put = async (input: WorkRequestInput) => {
    const made = await send({ ...input, is_draft: false }, draft.latest().made)
    // should what follows fail, the next try goes on from here
    draft.change({ made: madeOf(made) })
    return made
  }
  const hand = async (input: WorkRequestInput) => {
    const made = await put(input)
    const isStandard = values.template !== null && (await isPreApproved(values.template.id))
    const sent = isStandard ? made : await api.work.act(made, { action: 'submit' })
    await draft.finish()
    await told(sent)
    await navigate({ to: '/app/forms/history', search: { open: sent.id } })
    void notify({ type: 'success', title: t(($) => $.submitted, { code: sent.code }), message: sent.title })
  }
  const save = async (input: WorkRequestInput) => {
    const saved = await put(input)
    await draft.finish()
    await told(saved)
    const to = '/app/dc-manager/mac-projects/$requestId'
    await navigate({ to, params: { requestId: saved.id } })
    void notify({ type: 'success', title: t(($) => $.saved, { code: saved.code }), message: saved.title })
  }
  const whole = async (what: 'submitting' | 'keeping', then: (input: WorkRequestInput) => Promise<void>) => {
    setLooked(STEPS)
    const input = inputOf(values, title)
    if (input === null) return atFirst(problemsOf(values, title))
    return act(what, () => then(input))
  }
  return {
    at,
    /** It is no draft any more, or never was: it is changed where it is. */
    isChange,
    /** Whether it is submitted by who fills it in. */
    maySubmit: values.made?.may_submit ?? true,
    problems: problems.filter(isShown),
    failure: error === null ? undefined : failureOf(error),
    errorAt: (path: string) => {
      const found = problems.find((problem) => problem.path === path && isShown(problem))
      return found && words(found)
    },
    wrongAt: (step: Step) => problems.some((problem) => problem.step === step && isShown(problem)),
    /** Looks at what a step says; whether something is wrong with it. */
    look: (step: Step): boolean => {
      setLooked((all) => [...all, step])
      setRefused((all) => all.filter((problem) => problem.step !== step))
      return problemsOf(values, title).some((problem) => problem.step === step)
    },
    check,
    blocked: check.data?.blocks === true && !check.data.overridable ? t(($) => $.check.blocked) : undefined,
    submit: () => whole('submitting', hand),
    /** Changes what is no draft and leaves it where it is. */
    save: () => whole('keeping', save),
    /** Keeps it with the server under its own address; what is not whole yet stays in this form. */
    keep: async () => {
      const input = draftInputOf(values, title)
      if (input === null) {
        setLooked(STEPS)
        return atFirst(problemsOf(values, title))
      }
      return act('keeping', async () => {
        const made = await send(input, draft.latest().made)
        const kept = { ...draft.latest(), made: madeOf(made) }
        const content = { written_at: new Date().toISOString(), values: kept }
        await draftApi(http).keep({ form: place.form, key: `request-${made.id}` }, { content })
        if (place.key !== `request-${made.id}`) await draft.finish()
        else draft.change({ made: kept.made })
        await told(made)
        await navigate({
          to: noun === 'mac' ? '/app/forms/mac' : '/app/forms/maintenance',
          search: (now: { step?: string | undefined }) => ({ step: now.step, draft: made.id }),
          replace: true,
        })
        void notify({ type: 'success', title: t(($) => $.kept, { code: made.code }) })
      })
    },
    forget: () => {
      setLooked([])
      setRefused([])
      setError(null)
    },
  }
}

/** Whether who made it need not ask: such a request waits for whoever does it. */
async function isPreApproved(template: string): Promise<boolean> {
  const { results } = await api.templates.list()
  return results.some(({ id, is_pre_approved }) => id === template && is_pre_approved)
}
