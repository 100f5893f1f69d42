import { describe, expect, test } from 'vitest'
import { WORK_ACTIONS, WORK_STAGES, WORK_TRANSITIONS, type WorkAction, type WorkStage } from './work-stage.ts'
import {
  actionsOf,
  approvalStep,
  goesTo,
  isExplained,
  mayEdit,
  mayExecute,
  mayRevert,
  whyNot,
  type WorkActor,
  type WorkStanding,
} from './work-transition.ts'

const standing = (over: Partial<WorkStanding> = {}): WorkStanding => ({
  stage: 'todo',
  blocked_from: null,
  is_draft: false,
  requester_id: 'asker',
  editors: [],
  assignee_id: 'hand',
  team_id: null,
  is_pre_approved: true,
  is_verified: true,
  approval_stages: [{ team_id: null, approvers: 1 }],
  approvals: [],
  executors: ['hand'],
  ...over,
})

const person = (id: string, over: Partial<WorkActor> = {}): WorkActor => ({
  id,
  team: { id: `team of ${id}` },
  may_approve: false,
  writes: true,
  sees_assets: true,
  ...over,
})

/** People, each of whom is what the name says and nothing else. */
const PEOPLE = {
  requester: person('asker'),
  assignee: person('hand'),
  approver: person('boss', { may_approve: true, writes: false }),
  verifier: person('eyes'),
  manager: person('chief', { may_approve: true }),
  reader: person('reader', { writes: false }),
  former_requester: person('asker', { writes: false }),
}

/** Every change of stage there is, and by whom of those people; a manager approves, and all who write verify. */
const ALLOWED: Record<string, (keyof typeof PEOPLE)[]> = {
  'todo submit': ['requester'],
  'todo start': ['assignee'],
  'todo block': ['requester', 'manager'],
  'todo cancel': ['requester', 'manager'],
  'approval approve': ['approver', 'manager'],
  'approval return': ['approver', 'manager'],
  'approval reject': ['approver', 'manager'],
  'in_progress finish': ['assignee'],
  'in_progress block': ['assignee'],
  'in_progress cancel': ['manager'],
  'verification verify': ['requester', 'verifier', 'manager'],
  'verification return': ['requester', 'verifier', 'manager'],
  'blocked unblock': ['requester', 'assignee', 'manager'],
  'blocked cancel': ['manager'],
}

const names = Object.keys(PEOPLE).filter((name): name is keyof typeof PEOPLE => name in PEOPLE)
const every = WORK_STAGES.flatMap((stage) =>
  WORK_ACTIONS.flatMap((action) => names.map((name) => ({ stage, action, name }))),
)

test.each(every)('at $stage, $action by the $name is as the table says', ({ stage, action, name }) => {
  const allowed = ALLOWED[`${stage} ${action}`]
  const refused = whyNot(action, PEOPLE[name], standing({ stage }))
  expect(refused === null).toBe(allowed?.includes(name) ?? false)
  expect(refused === 'work_stage').toBe(allowed === undefined)
  expect(actionsOf(PEOPLE[name], standing({ stage })).includes(action)).toBe(refused === null)
})

test('the table holds what is tried here, and nothing else', () => {
  expect(WORK_TRANSITIONS.map(({ from, action }) => `${from} ${action}`).toSorted()).toEqual(
    Object.keys(ALLOWED).toSorted(),
  )
})

describe('an approval', () => {
  const boss = PEOPLE.approver
  const at = (over: Partial<WorkStanding>) => standing({ stage: 'approval', ...over })

  test('is never given by who asked, changed what is asked for, or has approved already', () => {
    const own = { ...boss, id: 'asker' }
    expect(whyNot('approve', own, at({}))).toBe('work_own')
    expect(whyNot('reject', own, at({}))).toBe('work_own')
    expect(whyNot('approve', boss, at({ editors: ['boss'] }))).toBe('work_own')
    expect(whyNot('approve', boss, at({ approvals: [{ stage: 0, by: 'boss' }] }))).toBe(
      'work_approved_already',
    )
  })

  test('is given by the team of its stage, one stage after the other', () => {
    const approval_stages = [
      { team_id: 'team of boss', approvers: 1 },
      { team_id: null, approvers: 2 },
    ]
    const other = { ...boss, id: 'other', team: { id: 'others' } }
    expect(whyNot('approve', other, at({ approval_stages }))).toBe('work_other_team')
    expect(whyNot('approve', { ...other, team: null }, at({ approval_stages }))).toBe('work_other_team')
    expect(whyNot('approve', boss, at({ approval_stages }))).toBeNull()
    const approvals = [{ stage: 0, by: 'boss' }]
    expect(approvalStep({ approval_stages, approvals })).toBe(1)
    expect(whyNot('approve', other, at({ approval_stages, approvals }))).toBeNull()
    expect(goesTo('approve', at({ approval_stages, approvals }))).toBe('approval')
    const all = [...approvals, { stage: 1, by: 'other' }, { stage: 1, by: 'third' }]
    expect(approvalStep({ approval_stages, approvals: all })).toBe(2)
    expect(goesTo('approve', at({ approval_stages, approvals: all }))).toBe('in_progress')
  })
})

test('what is executed is done by whom it names, by its team, or by all who write where it names neither', () => {
  const at = (over: Partial<WorkStanding>) => standing({ stage: 'in_progress', ...over })
  const mate = person('mate', { team: { id: 'crew' } })
  expect(mayExecute(mate, at({}))).toBe(false)
  expect(mayExecute(mate, at({ team_id: 'crew' }))).toBe(true)
  expect(mayExecute(mate, at({ assignee_id: null }))).toBe(true)
  expect(mayExecute(mate, at({ assignee_id: null, team_id: 'others' }))).toBe(false)
  expect(mayExecute({ ...mate, team: null }, at({ assignee_id: 'x', team_id: null }))).toBe(false)
  expect(mayExecute({ ...mate, writes: false }, at({ team_id: 'crew' }))).toBe(false)
  expect(mayExecute(PEOPLE.assignee, standing({ stage: 'verification' }))).toBe(false)
  for (const [stage, may] of [
    ['in_progress', true],
    ['blocked', true],
    ['verification', false],
    ['done', false],
  ] as const)
    expect(mayRevert(PEOPLE.manager, standing({ stage }))).toBe(may)
  expect(mayRevert(PEOPLE.verifier, at({}))).toBe(false)
})

test('who executed any of it does not verify it', () => {
  const at = standing({ stage: 'verification', executors: ['eyes'] })
  expect(whyNot('verify', PEOPLE.verifier, at)).toBe('work_executed')
  expect(whyNot('verify', PEOPLE.verifier, { ...at, executors: ['hand', 'eyes'] })).toBe('work_executed')
})

test('a draft is edited and submitted by its author alone', () => {
  const draft = standing({ is_draft: true })
  expect(actionsOf(PEOPLE.requester, draft)).toEqual(['submit'])
  expect(actionsOf(PEOPLE.manager, draft)).toEqual([])
  expect(mayEdit(PEOPLE.requester, draft)).toBe(true)
  expect(mayEdit(PEOPLE.manager, draft)).toBe(false)
  expect(mayEdit(PEOPLE.manager, standing())).toBe(true)
  expect(mayEdit(PEOPLE.requester, standing({ stage: 'approval' }))).toBe(false)
})

test('only what is approved beforehand starts without approval', () => {
  expect(whyNot('start', PEOPLE.assignee, standing({ is_pre_approved: false }))).toBe('work_not_standard')
})

const ENDS: [WorkAction, WorkStage, WorkStage][] = [
  ['submit', 'todo', 'approval'],
  ['reject', 'approval', 'canceled'],
  ['finish', 'in_progress', 'verification'],
  ['return', 'verification', 'in_progress'],
  ['verify', 'verification', 'done'],
  ['unblock', 'blocked', 'in_progress'],
  ['verify', 'todo', 'todo'],
]
test.each(ENDS)('%s takes what is at %s to %s', (action, stage, to) => {
  expect(goesTo(action, standing({ stage, blocked_from: 'in_progress' }))).toBe(to)
})

test('what is not verified is done once it is finished', () => {
  expect(goesTo('finish', standing({ stage: 'in_progress', is_verified: false }))).toBe('done')
})

test('an action is explained where the table says', () => {
  expect(isExplained('return', standing({ stage: 'approval' }))).toBe(true)
  expect(isExplained('approve', standing({ stage: 'approval' }))).toBe(false)
  expect(isExplained('return', standing())).toBe(false)
})
