import { may } from '@plenum/domain/permission'
import type { WorkActor } from '@plenum/domain/work-transition'
import type { Session } from '../context.ts'

/** Who asks, as far as requests care. */
export const workActor = ({ user: { id, team, may_approve, permissions } }: Session): WorkActor => ({
  id,
  team,
  may_approve,
  writes: may(permissions, 'projects', 'write'),
})
