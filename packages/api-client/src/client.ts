import { accountApi } from './account.ts'
import { assetApi } from './assets.ts'
import { auditApi } from './audit.ts'
import { authApi } from './auth.ts'
import { batchApi } from './batches.ts'
import { entryApi } from './entry.ts'
import { assetFileApi, fileApi } from './files.ts'
import { historyApi } from './history.ts'
import { importApi } from './imports.ts'
import { createHttp, type ClientOptions } from './http.ts'
import { assetTypeApi, brandApi, modelApi, ownerApi } from './library.ts'
import { nodeApi } from './nodes.ts'
import { invitationApi, teamApi, userApi } from './people.ts'
import { searchApi } from './search.ts'
import { ticketApi } from './tickets.ts'

/** Every noun of the API at once; a page that must stay small takes `createHttp` and the nouns it needs. */
export function createClient(options: ClientOptions) {
  const http = createHttp(options)
  return {
    http,
    auth: authApi(http),
    assets: assetApi(http),
    assetFiles: assetFileApi(http),
    files: fileApi(http),
    nodes: nodeApi(http),
    assetTypes: assetTypeApi(http),
    brands: brandApi(http),
    models: modelApi(http),
    owners: ownerApi(http),
    history: historyApi(http),
    batches: batchApi(http),
    imports: importApi(http),
    search: searchApi(http),
    entry: entryApi(http),
    account: accountApi(http),
    users: userApi(http),
    invitations: invitationApi(http),
    teams: teamApi(http),
    audit: auditApi(http),
    tickets: ticketApi(http),
  }
}

export type Client = ReturnType<typeof createClient>
