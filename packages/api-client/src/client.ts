import { accountApi } from './account.ts'
import { assetApi } from './assets.ts'
import { auditApi } from './audit.ts'
import { authApi } from './auth.ts'
import { batchApi } from './batches.ts'
import { assetTypeCatalogueApi, brandCatalogueApi, modelCatalogueApi } from './catalogue.ts'
import { dashboardApi } from './dashboards.ts'
import { draftApi } from './drafts.ts'
import { entryApi } from './entry.ts'
import { exportApi } from './exports.ts'
import { assetFileApi, fileApi } from './files.ts'
import { eventApi } from './events.ts'
import { historyApi } from './history.ts'
import { homeApi } from './home.ts'
import { importApi } from './imports.ts'
import { createHttp, type ClientOptions } from './http.ts'
import { assetTypeApi, brandApi, modelApi, ownerApi } from './library.ts'
import { nodeApi } from './nodes.ts'
import { codeReserveApi } from './code-reserves.ts'
import { nomenclatureApi } from './nomenclatures.ts'
import { notificationApi } from './notifications.ts'
import { invitationApi, teamApi, userApi } from './people.ts'
import { recordImportApi } from './record-imports.ts'
import { reportApi } from './reports.ts'
import { placementApi, reservationApi } from './reservations.ts'
import { savedViewApi } from './saved-views.ts'
import { searchApi } from './search.ts'
import { tagApi } from './tags.ts'
import { ticketApi } from './tickets.ts'
import { maintenanceRuleApi } from './maintenance-rules.ts'
import { plantDashboardApi } from './plant-dashboards.ts'
import { workApi, workTemplateApi } from './work.ts'

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
    catalogue: {
      types: assetTypeCatalogueApi(http),
      brands: brandCatalogueApi(http),
      models: modelCatalogueApi(http),
    },
    owners: ownerApi(http),
    nomenclatures: nomenclatureApi(http),
    codeReserves: codeReserveApi(http),
    tags: tagApi(http),
    history: historyApi(http),
    batches: batchApi(http),
    imports: importApi(http),
    recordImports: recordImportApi(http),
    home: homeApi(http),
    search: searchApi(http),
    entry: entryApi(http),
    account: accountApi(http),
    users: userApi(http),
    invitations: invitationApi(http),
    teams: teamApi(http),
    audit: auditApi(http),
    tickets: ticketApi(http),
    notifications: notificationApi(http),
    dashboards: dashboardApi(http),
    drafts: draftApi(http),
    reservations: reservationApi(http),
    placements: placementApi(http),
    work: workApi(http),
    maintenanceRules: maintenanceRuleApi(http),
    plantDashboards: plantDashboardApi(http),
    workTemplates: workTemplateApi(http),
    savedViews: savedViewApi(http),
    events: eventApi(http),
    exports: exportApi(http),
    reports: reportApi(http),
  }
}

export type Client = ReturnType<typeof createClient>
