import { atOnce, type Deed } from './deeds.ts'
import { maintenanceRule } from './work-yard.ts'

/** Every route that writes maintenance rules, with one use of it. */
export const maintenanceDeeds: Record<string, Deed> = {
  'POST /api/maintenance-rules/': {
    writes: 'maintenance_rule.create',
    prepare: atOnce(({ ada }) => ada.maintenanceRules.create(maintenanceRule())),
  },
  'PATCH /api/maintenance-rules/:id/': {
    writes: 'maintenance_rule.change',
    prepare: async ({ ada }) => {
      const rule = await ada.maintenanceRules.create(maintenanceRule())
      return () => ada.maintenanceRules.update(rule, { is_active: false })
    },
  },
  'DELETE /api/maintenance-rules/:id/': {
    writes: 'maintenance_rule.delete',
    prepare: async ({ ada }) => {
      const rule = await ada.maintenanceRules.create(maintenanceRule())
      return () => ada.maintenanceRules.delete(rule)
    },
  },
}
