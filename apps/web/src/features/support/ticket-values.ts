import { fileIds, isImage, StoredFile, UNCLAIMED_HOURS } from '@plenum/domain/file'
import {
  BugInput,
  ImprovementInput,
  MOST_FILES,
  MOST_STEPS,
  StepInput,
  type TicketContext,
} from '@plenum/domain/ticket'
import * as v from 'valibot'

const HOUR_MS = 60 * 60 * 1000

const idsOf = (files: StoredFile[]) => files.map(({ id }) => id)
const files = v.pipe(v.array(StoredFile), v.transform(idsOf), fileIds(MOST_FILES))
const consent = v.boolean()

/** Checks what the form of an improvement holds, and makes of it what is sent. */
export const ImprovementForm = v.object({
  subject: ImprovementInput.entries.subject,
  usefulness: ImprovementInput.entries.usefulness,
  desired_features: ImprovementInput.entries.desired_features,
  files,
  consent,
})
export type ImprovementValues = v.InferInput<typeof ImprovementForm>

const StepForm = v.object({
  /** Tells steps apart while they change places. */
  id: v.string(),
  text: StepInput.entries.text,
  files: v.pipe(
    v.array(StoredFile),
    v.check((stored) => stored.some(isImage), 'image_needed'),
    v.transform(idsOf),
    StepInput.entries.files,
  ),
})
export type StepValues = v.InferInput<typeof StepForm>

/** Checks what the form of a bug report holds, and makes of it what is sent. */
export const BugForm = v.object({
  subject: BugInput.entries.subject,
  steps: v.pipe(v.array(StepForm), v.nonEmpty('required'), v.maxLength(MOST_STEPS, 'too_many_steps')),
  expected_result: BugInput.entries.expected_result,
  consent,
})
export type BugValues = v.InferInput<typeof BugForm>

/** What is sent of a form that is right. */
export const improvementOf = (values: ImprovementValues, context: TicketContext | null): ImprovementInput => {
  const { subject, usefulness, desired_features, files: ids } = v.parse(ImprovementForm, values)
  return { kind: 'improvement', subject, usefulness, desired_features, files: ids, context }
}

export const bugOf = (values: BugValues, context: TicketContext | null): BugInput => {
  const { subject, steps, expected_result } = v.parse(BugForm, values)
  const numbered = steps.map(({ text, files: ids }) => ({ text, files: ids }))
  return { kind: 'bug', subject, steps: numbered, expected_result, context }
}

let made = 0
export const blankStep = (): StepValues => ({ id: `step-${++made}`, text: '', files: [] })

export const blankImprovement = (): ImprovementValues => ({
  subject: '',
  usefulness: '',
  desired_features: '',
  files: [],
  consent: false,
})

export const blankBug = (): BugValues => ({
  subject: '',
  steps: [blankStep()],
  expected_result: '',
  consent: false,
})

/** Whether there is nothing that anybody would miss. */
export const isBlankImprovement = ({
  subject,
  usefulness,
  desired_features,
  files: stored,
}: ImprovementValues): boolean => subject + usefulness + desired_features === '' && stored.length === 0

export const isBlankBug = ({ subject, steps: each, expected_result }: BugValues): boolean =>
  subject + expected_result === '' && each.every((step) => step.text === '' && step.files.length === 0)

const words = v.fallback(v.string(), '')
const stored = v.fallback(v.array(StoredFile), [])

const ImprovementDraft = v.object({
  subject: words,
  usefulness: words,
  desired_features: words,
  files: stored,
  consent: v.fallback(v.boolean(), false),
})
const BugDraft = v.object({
  subject: words,
  steps: v.fallback(v.array(v.object({ text: words, files: stored })), []),
  expected_result: words,
  consent: v.fallback(v.boolean(), false),
})

/** Values of a draft as a form takes them, and how many of its files the server has cleared away since. */
export interface Restored<Values> {
  values: Values
  gone: number
}

const isThere = (now: Date) => (file: StoredFile) =>
  now.getTime() - new Date(file.created_at).getTime() < UNCLAIMED_HOURS * HOUR_MS

export function restoredImprovement(draft: unknown, now: Date): Restored<ImprovementValues> {
  const parsed = v.safeParse(ImprovementDraft, draft)
  const values = parsed.success ? parsed.output : blankImprovement()
  const left = values.files.filter(isThere(now)).slice(0, MOST_FILES)
  return { values: { ...values, files: left }, gone: values.files.length - left.length }
}

export function restoredBug(draft: unknown, now: Date): Restored<BugValues> {
  const parsed = v.safeParse(BugDraft, draft)
  if (!parsed.success || parsed.output.steps.length === 0)
    return {
      values: { ...blankBug(), ...(parsed.success && { ...parsed.output, steps: [blankStep()] }) },
      gone: 0,
    }
  const before = parsed.output.steps
  const left = before.map((step) => ({ ...blankStep(), ...step, files: step.files.filter(isThere(now)) }))
  const count = (each: readonly Pick<StepValues, 'files'>[]) => each.flatMap((step) => step.files).length
  return { values: { ...parsed.output, steps: left }, gone: count(before) - count(left) }
}
