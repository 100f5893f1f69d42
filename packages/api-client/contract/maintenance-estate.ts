import { maintenanceOrder } from '@plenum/api-server/db/schema/maintenance'
import { database } from './engine.ts'
import { maintenanceRule } from './work-yard.ts'
import type { found } from './world.ts'
import { inDays } from './yard.ts'

interface Ruled {
  mark: string
  template_id: string
  team_id: string
  /** The one that it made. */
  request_id: string
}

/** A rule that has made a request, and one that nothing hangs on. */
export async function ruled(founder: Awaited<ReturnType<typeof found>>, { mark, request_id, ...to }: Ruled) {
  const rule = await founder.maintenanceRules.create(
    maintenanceRule({ name: `${mark} rule`, assignee_id: founder.user.id, ...to }),
  )
  await database.insert(maintenanceOrder).values({
    company_id: founder.user.company.id,
    request_id,
    rule_id: rule.id,
    due_on: inDays(0),
    part: 1,
  })
  const spareRule = await founder.maintenanceRules.create(maintenanceRule({ name: `${mark} spare rule` }))
  return { rule, spareRule }
}
