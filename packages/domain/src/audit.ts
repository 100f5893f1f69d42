import * as v from 'valibot'
import { BATCH_KINDS } from './history.ts'
import { cursor, limit, page, search } from './page.ts'
import { Ref } from './ref.ts'
import { id, instant } from './text.ts'

// what was done with files has lines of its own, which say more
const changes = BATCH_KINDS.filter((kind) => kind !== 'files').map((kind) => `batch.${kind}` as const)

/** Everything that is written down about who did what. */
export const AUDIT_ACTIONS = [
  'session.begin',
  'session.failed',
  'session.refresh',
  'session.reuse',
  'session.end',
  'session.end_all',
  'company.found',
  'recovery.request',
  'recovery.done',
  'password.change',
  'email.change',
  'profile.change',
  'user.change',
  'user.disable',
  'user.enable',
  'user.end_sessions',
  'invitation.create',
  'invitation.withdraw',
  'invitation.accept',
  'team.create',
  'team.change',
  'team.delete',
  'team.permissions',
  'import.create',
  'import.rows',
  'import.change',
  'import.check',
  'import.cancel',
  'file.upload',
  'file.download',
  'file.delete',
  'avatar.change',
  'asset.photos',
  'asset.document',
  'brand.logo',
  'model.image',
  'model.datasheet',
  'view.create',
  'view.change',
  'view.delete',
  'view.default',
  'asset.export',
  'asset.export_end',
  'report.export',
  'report.export_end',
  'work.export',
  'work.export_end',
  'list.export',
  'list.export_end',
  'ticket.create',
  'ticket.answer',
  'ticket.change',
  'ticket.export',
  'notification.preferences',
  'nomenclature.create',
  'nomenclature.change',
  'nomenclature.delete',
  'nomenclature.reserve',
  'nomenclature.release',
  'work_template.create',
  'work_template.change',
  'work_template.delete',
  'maintenance_rule.create',
  'maintenance_rule.change',
  'maintenance_rule.delete',
  'permission.denied',
  'audit.export',
  ...changes,
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Kinds of actions that people look for together. */
export const AUDIT_GROUPS = [
  'sign_in',
  'account',
  'people',
  'permissions',
  'records',
  'imports',
  'files',
  'support',
  'settings',
  'log',
] as const
export type AuditGroup = (typeof AUDIT_GROUPS)[number]

const GROUP_OF = {
  session: 'sign_in',
  recovery: 'sign_in',
  password: 'account',
  email: 'account',
  profile: 'account',
  company: 'people',
  user: 'people',
  invitation: 'people',
  team: 'permissions',
  permission: 'permissions',
  batch: 'records',
  import: 'imports',
  file: 'files',
  asset: 'files',
  report: 'files',
  work: 'files',
  list: 'files',
  brand: 'files',
  model: 'files',
  avatar: 'account',
  notification: 'account',
  view: 'account',
  ticket: 'support',
  nomenclature: 'settings',
  work_template: 'settings',
  maintenance_rule: 'settings',
  audit: 'log',
} as const satisfies Record<Subject<AuditAction>, AuditGroup>

type Subject<Action extends string> = Action extends `${infer First}.${string}` ? First : never

const isSubject = (text: string): text is keyof typeof GROUP_OF => Object.hasOwn(GROUP_OF, text)

/** The actions of a group. */
export const auditActions = (group: AuditGroup): AuditAction[] =>
  AUDIT_ACTIONS.filter((action) => {
    const [subject = ''] = action.split('.')
    return isSubject(subject) && GROUP_OF[subject] === group
  })

/** What an action was done to; the name is the one at that time. */
export const AuditObject = v.object(
  { kind: v.string('required'), id: v.nullable(v.string()), name: v.nullable(v.string()) },
  'required',
)
export type AuditObject = v.InferOutput<typeof AuditObject>

/** One line of the log; lines of a company are chained by their hashes in the order of `seq`. */
export const AuditEntry = v.object(
  {
    id,
    seq: v.number('required'),
    at: instant,
    actor: v.nullable(Ref),
    action: v.picklist(AUDIT_ACTIONS, 'unknown_option'),
    object: v.nullable(AuditObject),
    /** What changed, in the words of the API; never a password or token. */
    detail: v.record(v.string(), v.unknown()),
    /** The network it came from, without the part that names one machine; null where unknown. */
    address: v.nullable(v.string()),
    request_id: v.nullable(v.string()),
    hash: v.string('required'),
  },
  'required',
)
export type AuditEntry = v.InferOutput<typeof AuditEntry>

const filter = {
  search,
  action: v.optional(v.picklist(AUDIT_ACTIONS, 'unknown_option')),
  /** What is left out: a busy action hides the others. */
  without: v.optional(v.picklist(AUDIT_ACTIONS, 'unknown_option')),
  group: v.optional(v.picklist(AUDIT_GROUPS, 'unknown_option')),
  actor_id: v.optional(id),
  since: v.optional(instant),
  until: v.optional(instant),
}

/** Which lines of the log are meant; `search` looks in names. */
export const AuditFilter = v.strictObject(filter, 'invalid')
export type AuditFilter = v.InferOutput<typeof AuditFilter>

/** Filter and place in the log, newest first. */
export const AuditQuery = v.strictObject({ ...filter, limit, cursor }, 'invalid')
export type AuditQuery = v.InferInput<typeof AuditQuery>

export const AuditPage = page(AuditEntry)
export type AuditPage = v.InferOutput<typeof AuditPage>

/** Whether the log is whole: lines counted, and the first that does not fit its hash. */
export const AuditVerdict = v.object(
  { entries: v.number('required'), broken_at: v.nullable(v.number()) },
  'required',
)
export type AuditVerdict = v.InferOutput<typeof AuditVerdict>
