import { blankNode } from '@plenum/domain/node'
import { choose, dialogOf, like, pressed, pressIn, type Deed, type Writing } from './fault-deed.ts'
import { box, expect } from './fixtures.ts'
import { filled } from './words.ts'

const HIERARCHY = '/app/settings/hierarchy'

const room = async ({ of, page, text }: Writing) => {
  const input = { ...blankNode, type: 'room' as const, name: text, parent_id: of.dataCenter }
  const { id } = await of.client.nodes.create(input)
  await page.goto(`${HIERARCHY}/${of.dataCenter}?place=${id}`)
}
const placeMenu = ({ w, text }: Writing) => filled(w.hierarchy.more, { name: text })
const nameIn = (at: Writing) => dialogOf(at).getByLabel(at.w.hierarchy.name).first()
const reserved = async ({ of, page, text }: Writing) => {
  const [owner] = (await of.client.owners.list({ search: 'Ruiz' })).results
  const expires_on = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const place = await of.client.nodes.create({
    ...blankNode,
    type: 'rack',
    name: text,
    parent_id: of.hall,
    u_height: 10,
  })
  await of.client.reservations.create({
    owner_id: owner?.id ?? '',
    reason: text,
    expires_on,
    places: [{ node_id: place.id, position: 1, face: 'front', u_height: 1 }],
  })
  await page.goto(`${HIERARCHY}/reservations`)
}
const inRow = async ({ page }: Writing, { text, item }: { text: string; item: string }) => {
  await page.getByRole('row', { name: text }).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** What is done with places and what is kept in them. */
export const PLACE_DEEDS: Deed[] = [
  pressed({
    name: 'a place is deleted',
    asks: 'DELETE /api/nodes/{id}/',
    visit: room,
    send: (at) => choose(at, placeMenu(at), at.w.hierarchy.delete),
    done: ({ page, w, text }) => page.getByText(filled(w.hierarchy.deleted, { name: text })),
  }),
  {
    name: 'several places are made',
    asks: 'POST /api/nodes/bulk/',
    visit: room,
    write: async (at) => {
      await choose(at, at.w.hierarchy.add_inside, at.w.hierarchy.add_several)
      await dialogOf(at).getByLabel(at.w.hierarchy.many.pattern).first().fill(`${at.text} ##`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.hierarchy.many.go),
    kept: (at) =>
      expect(dialogOf(at).getByLabel(at.w.hierarchy.many.pattern).first()).toHaveValue(`${at.text} ##`),
    done: ({ page, w }) => page.getByText(like(w.hierarchy.many.done_other)),
  },
  {
    name: 'a place is copied',
    asks: 'POST /api/nodes/{id}/copy/',
    visit: room,
    write: async (at) => {
      await choose(at, placeMenu(at), at.w.hierarchy.copy)
      await nameIn(at).fill(`${at.text} again`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.hierarchy.copy_to.go),
    kept: (at) => expect(nameIn(at)).toHaveValue(`${at.text} again`),
    done: ({ page, text }) => page.getByRole('heading', { name: `${text} again` }).first(),
  },
  {
    name: 'a reservation is changed',
    asks: 'PATCH /api/reservations/{id}/',
    visit: reserved,
    write: async (at) => {
      await inRow(at, { text: at.text, item: at.w.reservations.edit })
      await box(dialogOf(at), at.w.reservations.dialog.reason).fill(`${at.text} longer`)
    },
    send: (at) => pressIn(dialogOf(at), at.w.reservations.dialog.save),
    kept: (at) => expect(box(dialogOf(at), at.w.reservations.dialog.reason)).toHaveValue(`${at.text} longer`),
    done: ({ page, w }) => page.getByText(like(w.reservations.changed)),
  },
  pressed({
    name: 'a reservation is released',
    asks: 'POST /api/reservations/release/',
    visit: reserved,
    send: (at) => inRow(at, { text: at.text, item: at.w.reservations.release }),
    done: ({ page, w }) => page.getByText(like(w.reservations.released)),
  }),
]
