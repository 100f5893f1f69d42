import { may } from '@plenum/domain/permission'
import type { WorkActor } from '@plenum/domain/work-transition'
import type { Session } from '../context.ts'
import { seesAssets } from '../sees-assets.ts'

/** Who asks, as far as requests care. */
export const workActor = (session: Session): WorkActor => {
  const { id, team, may_approve, permissions } = session.user
  return {
    id,
    team,
    may_approve,
    writes: may(permissions, 'projects', 'write'),
    sees_assets: seesAssets(session),
  }
}
