import { OWN_TYPE, type Estate } from './estate.ts'

const owned: Record<string, (of: Estate) => string> = {
  assets: ({ server }) => server.id,
  nodes: ({ dataCenter }) => dataCenter.id,
  brands: ({ brand }) => brand.id,
  models: ({ model }) => model.id,
  batches: ({ batch }) => batch,
  imports: ({ checked }) => checked.id,
  users: ({ user_id }) => user_id,
  teams: ({ team_id }) => team_id,
  sessions: ({ session_id }) => session_id,
  invitations: ({ invitation_id }) => invitation_id,
  nomenclatures: ({ nomenclature }) => nomenclature.id,
  'code-reserves': ({ set_aside }) => set_aside.id,
  tags: ({ tag }) => tag.id,
  tickets: ({ ticket }) => ticket.id,
  'saved-views': ({ view }) => view.id,
  reservations: ({ kept }) => kept.id,
  rooms: ({ drawn }) => drawn.id,
  work: ({ begun }) => begun.id,
  items: ({ begun }) => begun.items[0]?.id ?? '',
  steps: ({ begun }) => begun.procedure[0]?.id ?? '',
  evidence: ({ shown }) => shown,
  'work-templates': ({ standard }) => standard.id,
  'maintenance-rules': ({ rule }) => rule.id,
  files: ({ document }) => document.id,
  photos: ({ photo }) => photo.id,
  documents: ({ document }) => document.id,
  datasheets: ({ datasheet }) => datasheet.id,
}

const parts: Record<string, string> = {
  code: OWN_TYPE,
  side: 'front',
  kind: 'devices',
  line: '2',
  form: 'ticket',
  key: 'bug',
  entity: 'tag',
}

/** The path of a route with a record of the company behind each parameter. */
export function pathOf(template: string, of: Estate): string {
  return template.replace(/\/([\w-]+)\/\{(\w+)\}|\{(\w+)\}/g, (whole, collection, id, part) => {
    const value = /(^|_)id$/.test(id ?? '') ? owned[collection]?.(of) : parts[part ?? id]
    if (value === undefined) throw new Error(`${template}: name a record for ${whole} in estate-paths.ts`)
    return id === undefined ? value : `/${collection}/${value}`
  })
}
