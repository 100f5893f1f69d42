import type { Context } from 'hono'
import type { Misfit } from '@plenum/domain/catalogue'
import type { ModelEffect } from '@plenum/domain/model-effect'
import { may } from '@plenum/domain/permission'
import { refusal, type Problem } from './api-error.ts'
import type { Session, SignedInEnv } from './context.ts'

/** Whether somebody may be told of assets. */
export const seesAssets = ({ user }: Pick<Session, 'user'>): boolean =>
  may(user.permissions, 'assets', 'onlyRead')

/** What stands somewhere is told only to those who see assets. */
export function refuseBlind({ var: { session } }: Context<SignedInEnv>): void {
  if (!seesAssets(session)) throw refusal(403, 'permission_denied')
}

/** What would no longer fit as somebody may be told of it: how much that is, and what only where he sees assets. */
export const toldMisfits = <Told extends { misfits: Misfit[] }>(
  session: Pick<Session, 'user'>,
  told: Told,
): Told => (seesAssets(session) ? told : { ...told, misfits: [] })

/** The same of racks that would have to bear too much. */
export const toldOverloads = (session: Pick<Session, 'user'>, told: ModelEffect): ModelEffect =>
  seesAssets(session) ? told : { ...told, overloads: [] }

/** Problems as somebody may be told of them. */
export const toldProblems = (
  session: Pick<Session, 'user'> | undefined,
  problems: readonly Problem[],
): readonly Problem[] =>
  session === undefined || problems.every(({ unseen }) => unseen === undefined) || seesAssets(session)
    ? problems
    : problems.map((problem) =>
        problem.unseen === undefined ? problem : { ...problem, subject: problem.unseen },
      )
