import { expect, test } from 'vitest'
import { gatedRoutes } from '@plenum/api-server/gate'
import type { AuditAction } from '@plenum/domain/audit'
import { blankDocument } from '@plenum/domain/file'
import { blankModel } from '@plenum/domain/library'
import { at, hall, node } from './hall.ts'
import { devices, leaf, send } from './import-files.ts'
import { improvement } from './tickets.ts'
import { feedback, pdf, png } from './uploads.ts'
import { app, asset } from './world.ts'

type Hall = Awaited<ReturnType<typeof hall>>
type Deed = { writes: AuditAction; prepare: (all: Hall) => Promise<() => Promise<unknown>> }

const atOnce = (act: (all: Hall) => Promise<unknown>) => (all: Hall) => Promise.resolve(() => act(all))

const file = { kind: 'devices' as const, name: 'a.csv', headers: ['name'], samples: [] }

async function documented({ ada, server }: Hall) {
  const made = await server('S')
  const { id: file_id } = await ada.files.upload(pdf(), { purpose: 'asset_document' })
  return { made, document: await ada.assetFiles.addDocument(made.id, { ...blankDocument, file_id }) }
}

/** Every route that changes records, with one use of it. */
const DEEDS: Record<string, Deed> = {
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
  'POST /api/nodes/': {
    writes: 'batch.create',
    prepare: atOnce(({ ada }) => ada.nodes.create(node({ name: 'BCN1' }))),
  },
  'PATCH /api/nodes/:id/': {
    writes: 'batch.update',
    prepare: atOnce(({ ada, r01 }) => ada.nodes.update(r01, { name: 'R09' })),
  },
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
  'POST /api/audit/exports/': {
    writes: 'audit.export',
    prepare: atOnce(({ ada }) => ada.audit.noteExport({})),
  },
  'POST /api/files/': { writes: 'file.upload', prepare: atOnce(({ ada }) => feedback(ada)) },
  'DELETE /api/files/:id/': {
    writes: 'file.delete',
    prepare: async ({ ada }) => {
      const { id } = await feedback(ada)
      return () => ada.files.remove(id)
    },
  },
  'POST /api/assets/:id/photos/': {
    writes: 'asset.photos',
    prepare: async ({ ada, server }) => {
      const [made, { id }] = [await server('S'), await ada.files.upload(png(), { purpose: 'asset_photo' })]
      return () => ada.assetFiles.addPhotos(made.id, [id])
    },
  },
  'DELETE /api/assets/:id/photos/:file_id/': {
    writes: 'asset.photos',
    prepare: async ({ ada, server }) => {
      const [made, { id }] = [await server('S'), await ada.files.upload(png(), { purpose: 'asset_photo' })]
      await ada.assetFiles.addPhotos(made.id, [id])
      return () => ada.assetFiles.removePhoto(made.id, id)
    },
  },
  'POST /api/assets/:id/documents/': {
    writes: 'asset.document',
    prepare: async ({ ada, server }) => {
      const made = await server('S')
      const { id: file_id } = await ada.files.upload(pdf(), { purpose: 'asset_document' })
      return () => ada.assetFiles.addDocument(made.id, { ...blankDocument, file_id })
    },
  },
  'PATCH /api/assets/:id/documents/:file_id/': {
    writes: 'asset.document',
    prepare: async (all) => {
      const { made, document } = await documented(all)
      return () => all.ada.assetFiles.updateDocument(made.id, document, { kind: 'report' })
    },
  },
  'DELETE /api/assets/:id/documents/:file_id/': {
    writes: 'asset.document',
    prepare: async (all) => {
      const { made, document } = await documented(all)
      return () => all.ada.assetFiles.removeDocument(made.id, document.id)
    },
  },
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

// Who signs in, and what people and teams may do: the tests of those routes say what they write down.
const OF_PEOPLE = /^\/api\/(auth|token|users|teams|invitations)\//

test('no route that changes records is left out here', () => {
  const unsafe = gatedRoutes(app)
    .filter(({ method, path }) => method !== 'GET' && !OF_PEOPLE.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(unsafe.toSorted()).toEqual(Object.keys(DEEDS).toSorted())
})

test.each(Object.entries(DEEDS))('%s is written down, once', async (_, { writes, prepare }) => {
  const all = await hall()
  const act = await prepare(all)
  const before = (await all.ada.audit.verify()).entries
  await act()
  expect(await all.ada.audit.verify()).toEqual({ entries: before + 1, broken_at: null })
  const [line] = (await all.ada.audit.list({ limit: 1 })).results
  expect(line).toMatchObject({ action: writes, actor: { id: all.ada.user.id } })
})
