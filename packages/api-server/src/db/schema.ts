import { asset, assetCounter } from './schema/assets.ts'
import { assetMonth } from './schema/asset-months.ts'
import { rackCapacity, staleRack } from './schema/capacities.ts'
import { company } from './schema/companies.ts'
import { audit, auditHead } from './schema/audit.ts'
import { draft } from './schema/drafts.ts'
import { erasure } from './schema/erasures.ts'
import { file } from './schema/files.ts'
import { batch, history } from './schema/history.ts'
import { idempotencyKey } from './schema/idempotency.ts'
import { importMapping, importRow, importRun } from './schema/imports.ts'
import { invitation } from './schema/invitations.ts'
import { assetType, brand, model } from './schema/library.ts'
import { maintenanceOrder, maintenanceRule } from './schema/maintenance.ts'
import { node, nodeCounter } from './schema/nodes.ts'
import { assetAlias, codeCounter, codeReserve, nomenclature, reservedCode } from './schema/nomenclatures.ts'
import { liveEvent, liveEventCounter, notification, notificationPreference } from './schema/notifications.ts'
import { principal, team, teamPermission, user } from './schema/people.ts'
import { roomPlan } from './schema/plans.ts'
import { assetInside, placement, undonePlacement } from './schema/placements.ts'
import { recovery } from './schema/recoveries.ts'
import { reservation } from './schema/reservations.ts'
import { defaultView, savedView } from './schema/saved-views.ts'
import { accessToken, refreshToken, session } from './schema/sessions.ts'
import { assetTag, tag, tagCounter } from './schema/tags.ts'
import { ticket, ticketCounter, ticketEntry, ticketStep } from './schema/tickets.ts'
import { throttle } from './schema/throttles.ts'
import { workApproval, workRemark, workRequest, workStepDone, workTemplate } from './schema/work.ts'
import { workItem } from './schema/work-items.ts'

/** Every table of the database. */
export const schema = {
  company,
  principal,
  team,
  user,
  teamPermission,
  session,
  refreshToken,
  accessToken,
  assetType,
  brand,
  model,
  node,
  nodeCounter,
  roomPlan,
  rackCapacity,
  staleRack,
  asset,
  assetCounter,
  assetMonth,
  codeCounter,
  nomenclature,
  assetAlias,
  codeReserve,
  reservedCode,
  tag,
  assetTag,
  tagCounter,
  placement,
  assetInside,
  undonePlacement,
  savedView,
  defaultView,
  batch,
  history,
  idempotencyKey,
  importRun,
  importRow,
  importMapping,
  invitation,
  recovery,
  throttle,
  audit,
  auditHead,
  ticket,
  ticketCounter,
  ticketStep,
  ticketEntry,
  erasure,
  file,
  notification,
  notificationPreference,
  liveEvent,
  liveEventCounter,
  draft,
  reservation,
  workTemplate,
  workRequest,
  workItem,
  workRemark,
  workApproval,
  workStepDone,
  maintenanceRule,
  maintenanceOrder,
}
