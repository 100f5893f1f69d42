import type { StoredFile } from '@plenum/domain/file'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  blankBug,
  blankImprovement,
  BugForm,
  bugOf,
  ImprovementForm,
  improvementOf,
  isBlankBug,
  isBlankImprovement,
  restoredBug,
  restoredImprovement,
} from './ticket-values.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const file = (digit: number, media_type: string, created_at = '2026-11-21T09:00:00.000Z'): StoredFile => ({
  id: `0191a2b3-0000-7000-8000-00000000000${digit}`,
  name: `file ${digit}`,
  media_type,
  size: 1,
  width: null,
  height: null,
  uploaded_by: null,
  created_at,
})
const picture = file(1, 'image/png')
const list = file(2, 'text/csv')
const old = file(3, 'image/png', '2026-11-20T09:59:00.000Z')

const step = { id: 'a', text: 'Open it', files: [picture, list] }
const bug = { subject: ' White screen ', steps: [step], expected_result: 'A list', consent: true }
const issuesOf = (schema: v.GenericSchema, values: unknown) =>
  v.safeParse(schema, values).issues?.map((issue) => [v.getDotPath(issue), issue.message])

test('what is sent holds ids in place of files, and no more than is asked for', () => {
  expect(bugOf(bug, null)).toEqual({
    kind: 'bug',
    subject: 'White screen',
    steps: [{ text: 'Open it', files: [picture.id, list.id] }],
    expected_result: 'A list',
    context: null,
  })
  const improvement = { ...blankImprovement(), subject: 'S', usefulness: 'U', desired_features: 'D' }
  const context = { page: '/app', version: '1', browser: 'Any', language: 'es' }
  expect(improvementOf({ ...improvement, files: [list] }, context)).toEqual({
    kind: 'improvement',
    subject: 'S',
    usefulness: 'U',
    desired_features: 'D',
    files: [list.id],
    context,
  })
})

test('each step needs a picture, said of its files', () => {
  const steps = [step, { ...step, files: [list] }, { ...step, files: [] }]
  expect(issuesOf(BugForm, { ...bug, steps })).toEqual([
    ['steps.1.files', 'image_needed'],
    ['steps.2.files', 'image_needed'],
  ])
})

test('what is empty is named field by field', () => {
  expect(issuesOf(ImprovementForm, blankImprovement())).toEqual([
    ['subject', 'required'],
    ['usefulness', 'required'],
    ['desired_features', 'required'],
  ])
  expect(issuesOf(BugForm, blankBug())).toEqual([
    ['subject', 'required'],
    ['steps.0.text', 'required'],
    ['steps.0.files', 'image_needed'],
    ['expected_result', 'required'],
  ])
})

test('agreeing to the context alone is nothing to keep; a file is', () => {
  expect(isBlankImprovement({ ...blankImprovement(), consent: true })).toBe(true)
  expect(isBlankImprovement({ ...blankImprovement(), files: [list] })).toBe(false)
  expect(isBlankBug(blankBug())).toBe(true)
  expect(isBlankBug({ ...blankBug(), steps: [{ ...step, text: '' }] })).toBe(false)
})

test('a draft comes back as it was, but for files that were cleared away', () => {
  const draft = JSON.parse(JSON.stringify({ ...bug, steps: [step, { ...step, files: [old, list] }] }))
  const { values, gone } = restoredBug(draft, now)
  expect(gone).toBe(1)
  expect(values.steps.map(({ text, files }) => ({ text, files }))).toEqual([
    { text: 'Open it', files: [picture, list] },
    { text: 'Open it', files: [list] },
  ])
  expect(new Set(values.steps.map(({ id }) => id)).size).toBe(2)
  expect(restoredImprovement({ ...blankImprovement(), files: [old] }, now)).toEqual({
    values: blankImprovement(),
    gone: 1,
  })
})

test('a draft that another version wrote keeps what can be understood', () => {
  expect(restoredImprovement({ subject: 'S', files: 'none', more: 1 }, now)).toEqual({
    values: { ...blankImprovement(), subject: 'S' },
    gone: 0,
  })
  const { values } = restoredBug({ subject: 'S', steps: [] }, now)
  expect(values).toMatchObject({ subject: 'S', steps: [{ text: '', files: [] }] })
  expect(restoredBug('nothing', now).values.subject).toBe('')
})
