import * as v from 'valibot'
import type { RecordValues } from '@plenum/domain/record-import-read'
import {
  blankView,
  SavedView,
  SavedViewInput,
  SavedViewPatch,
  viewKey,
  type KeptSettings,
} from '@plenum/domain/saved-view'
import { filterOfText, filterText } from '@plenum/domain/view-file'
import { refusal } from '../api-error.ts'
import { inputOf, textOf, without, type RecordWriter, type Scene } from './record-writer.ts'
import { insertView, patchView, setDefaultView } from './saved-view-write.ts'
import { listViews } from './saved-views.ts'

async function viewsOf({ tx, author: { company_id, actor } }: Scene): Promise<SavedView[]> {
  if (actor === null) return []
  const reader = { company_id, user_id: actor.id }
  return v.parse(v.array(SavedView), JSON.parse(await listViews(tx, reader, 'asset')))
}

const told = ({
  settings: { filter, widths: _widths, ...rest },
  team,
  is_default,
  is_team_default,
}: SavedView) => ({
  ...rest,
  filter: filterText(filter) || null,
  shared: team !== null,
  default: is_default,
  team_default: is_team_default,
})

/** The settings of a view with what a row says of them. */
const settingsWith = (settings: KeptSettings, said: RecordValues) => ({
  ...settings,
  ...said,
  filter: typeof said.filter === 'string' ? filterOfText(said.filter) : settings.filter,
})

const OUTSIDE = ['name', 'owner', 'shared', 'default', 'team_default']

/** Changes what a row says of a view: its own things, and whose list begins with it. */
async function change(scene: Scene, id: string, { default: isDefault, ...values }: RecordValues) {
  const view = (await viewsOf(scene)).find((one) => one.id === id)
  if (view === undefined) throw refusal(404, 'not_found')
  const { shared, team_default } = values
  const said = without(values, OUTSIDE)
  const patch = inputOf(SavedViewPatch, {
    ...(shared !== undefined && { shared }),
    ...(team_default !== undefined && { team_default }),
    ...(Object.keys(said).length > 0 && { settings: settingsWith(view.settings, said) }),
  })
  if (Object.keys(patch).length > 0)
    await patchView(scene.tx, scene.author, { id, version: view.version, patch })
  await begin(scene, id, isDefault)
}

async function begin({ tx, author }: Scene, id: string, isDefault: unknown) {
  if (typeof isDefault === 'boolean') await setDefaultView(tx, author, { id, isDefault })
}

/** Views by their names: those that the row says a colleague shares are his, and only looked at; others are one's own. */
export const viewWriter = (): RecordWriter => ({
  find: async (scene, values) => {
    const key = viewKey(textOf(values, 'name'))
    const named = (await viewsOf(scene)).filter(({ name }) => viewKey(name) === key)
    const view =
      named.find(({ owner }) => owner.name === textOf(values, 'owner')) ?? named.find(({ own }) => own)
    return view && { id: view.id, stored: told(view), says: without(values, ['name', 'owner']) }
  },
  insert: async (scene, values) => {
    const { name, shared = false } = values
    const settings = settingsWith({ ...blankView.settings, filter: {} }, without(values, OUTSIDE))
    const input = inputOf(SavedViewInput, { entity: 'asset', name, shared, settings })
    const id = await insertView(scene.tx, scene.author, input)
    if (values.default === true) await begin(scene, id, true)
    if (values.team_default === true) await change(scene, id, { team_default: true })
    return id
  },
  patch: change,
})
