import { blankModel } from '@plenum/domain/library'
import { at, node } from './hall.ts'
import { atOnce, type Deed } from './deeds.ts'
import { placeDeeds } from './place-deeds.ts'
import { reservationDeeds } from './reservation-deeds.ts'
import { catalogueDeeds } from './catalogue-deeds.ts'
import { fileDeeds } from './file-deeds.ts'
import { lifeDeeds } from './life-deeds.ts'
import { devices, leaf, send } from './import-files.ts'
import { NAMING_DEEDS } from './naming-deeds.ts'
import { improvement } from './tickets.ts'
import { viewDeeds } from './view-deeds.ts'
import { maintenanceDeeds } from './maintenance-deeds.ts'
import { workDeeds } from './work-deeds.ts'
import { feedback } from './uploads.ts'
import { USUAL_CHANNELS } from '@plenum/domain/notification'
import { asset } from './world.ts'

const file = { kind: 'devices' as const, name: 'a.csv', headers: ['name'], samples: [] }

/** Every route that changes records, with one use of it. */
export const DEEDS: Record<string, Deed> = {
  'POST /api/assets/': { writes: 'batch.create', prepare: atOnce(({ ada }) => ada.assets.create(asset())) },
  'PATCH /api/assets/:id/': {
    writes: 'batch.update',
    prepare: async ({ ada, server }) => {
      const made = await server('S')
      return () => ada.assets.update(made, { name: 'T' })
    },
  },
  'POST /api/assets/:id/move/': {
    writes: 'batch.move',
    prepare: async ({ ada, server, r01 }) => {
      const made = await server('S')
      return () => ada.assets.move(made, at(r01, 3))
    },
  },
  ...NAMING_DEEDS,
  ...lifeDeeds,
  ...fileDeeds,
  'POST /api/nodes/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada }) => ada.nodes.create(node({ name: 'BCN1' }))),
  },
  'PATCH /api/nodes/:id/': {
    writes: 'batch.update',
    prepare: atOnce(({ ada, r01 }) => ada.nodes.update(r01, { name: 'R09' })),
  },
  ...placeDeeds,
  ...reservationDeeds,
  ...workDeeds,
  ...maintenanceDeeds,
  'POST /api/brands/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada }) => ada.brands.create({ name: 'Acme' })),
  },
  'POST /api/models/': {
    writes: 'batch.create',
    prepare: async ({ ada }) => {
      const { id } = await ada.brands.create({ name: 'Acme' })
      return () => ada.models.create({ ...blankModel, brand_id: id, name: 'X', asset_type: 'SRV' })
    },
  },
  ...catalogueDeeds,
  'POST /api/batches/:id/undo/': {
    writes: 'batch.undo',
    prepare: async ({ ada, server }) => {
      await server('S')
      const [line] = (await ada.history.list()).results
      return () => ada.batches.undo(line?.id ?? '')
    },
  },
  'POST /api/imports/': {
    writes: 'import.create',
    prepare: atOnce(({ ada }) => ada.imports.create({ files: [file] })),
  },
  'POST /api/imports/:id/rows/': {
    writes: 'import.rows',
    prepare: async ({ ada }) => {
      const { id } = await ada.imports.create({ files: [file] })
      return () => ada.imports.sendRows(id, { kind: 'devices', rows: [{ line: 2, cells: ['Leaf 1'] }] })
    },
  },
  'PATCH /api/imports/:id/': {
    writes: 'import.change',
    prepare: async ({ ada }) => {
      const { id } = await send(ada, devices(leaf))
      return () => ada.imports.decide(id, { confirmed: true })
    },
  },
  'PATCH /api/imports/:id/rows/': {
    writes: 'import.change',
    prepare: async ({ ada }) => {
      const { id } = await send(ada, devices(leaf))
      return () => ada.imports.mendAll(id, { action: 'skip' })
    },
  },
  'PATCH /api/imports/:id/rows/:kind/:line/': {
    writes: 'import.change',
    prepare: async ({ ada }) => {
      const { id } = await send(ada, devices(leaf))
      return () => ada.imports.mend(id, { kind: 'devices', line: 2 }, { skipped: true })
    },
  },
  'POST /api/imports/:id/check/': {
    writes: 'import.check',
    prepare: async ({ ada }) => {
      const { id } = await send(ada, devices(leaf))
      return () => ada.imports.check(id)
    },
  },
  'POST /api/imports/:id/commit/': {
    writes: 'batch.import',
    prepare: async ({ ada }) => {
      const { id } = await send(ada, devices(leaf))
      await ada.imports.check(id)
      await ada.imports.decide(id, { confirmed: true })
      return () => ada.imports.commit(id)
    },
  },
  'DELETE /api/imports/:id/': {
    writes: 'import.cancel',
    prepare: async ({ ada }) => {
      const { id } = await send(ada, devices(leaf))
      return () => ada.imports.cancel(id)
    },
  },
  'PUT /api/notifications/preferences/': {
    writes: 'notification.preferences',
    prepare: atOnce(({ ada }) =>
      ada.notifications.setPreferences({
        ...USUAL_CHANNELS,
        person_joined: { in_app: false, by_mail: true },
      }),
    ),
  },
  'POST /api/audit/exports/': {
    writes: 'audit.export',
    prepare: atOnce(({ ada }) => ada.audit.noteExport({})),
  },
  // its beginning, before anything goes out, and its end
  'POST /api/exports/assets/': {
    writes: 'asset.export_end',
    lines: 2,
    prepare: atOnce(async ({ ada }) =>
      (await ada.exports.assets({ format: 'csv', columns: ['name'] })).text(),
    ),
  },
  'POST /api/exports/requests/': {
    writes: 'work.export_end',
    lines: 2,
    prepare: atOnce(async ({ ada }) =>
      (await ada.exports.requests({ format: 'csv', columns: ['title'] })).text(),
    ),
  },
  'POST /api/exports/maintenance-rules/': {
    writes: 'work.export_end',
    lines: 2,
    prepare: atOnce(async ({ ada }) => (await ada.exports.maintenanceRules({ format: 'csv' })).text()),
  },
  'POST /api/exports/lists/': {
    writes: 'list.export_end',
    lines: 2,
    prepare: atOnce(async ({ ada }) => (await ada.exports.lists({ list: 'tag', format: 'csv' })).text()),
  },
  'POST /api/reports/:id/export/': {
    writes: 'report.export_end',
    lines: 2,
    prepare: atOnce(async ({ ada }) =>
      (await ada.reports.export('asset_register', { format: 'csv' })).text(),
    ),
  },
  'POST /api/files/': { writes: 'file.upload', prepare: atOnce(({ ada }) => feedback(ada)) },
  'DELETE /api/files/:id/': {
    writes: 'file.delete',
    prepare: async ({ ada }) => {
      const { id } = await feedback(ada)
      return () => ada.files.remove(id)
    },
  },
  ...viewDeeds,
  'POST /api/tickets/': {
    writes: 'ticket.create',
    prepare: atOnce(({ ada }) => ada.tickets.create(improvement())),
  },
  'PATCH /api/tickets/:id/': {
    writes: 'ticket.change',
    prepare: async ({ ada }) => {
      const sent = await ada.tickets.create(improvement())
      return () => ada.tickets.update(sent, { status: 'done', priority: 'high' })
    },
  },
  'POST /api/tickets/:id/entries/': {
    writes: 'ticket.answer',
    prepare: async ({ ada }) => {
      const { id } = await ada.tickets.create(improvement())
      return () => ada.tickets.answer(id, { text: 'Soon.' })
    },
  },
  'POST /api/tickets/exports/': {
    writes: 'ticket.export',
    prepare: atOnce(({ ada }) => ada.tickets.noteExport({})),
  },
}
