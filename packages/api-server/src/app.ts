import { whenNeeded } from '@plenum/domain/when-needed'
import { Hono } from 'hono'
import { DEFAULT_LANGUAGE } from '@plenum/i18n/language'
import { refusal } from './api-error.ts'
import { answerError } from './answer-error.ts'
import type { Env } from './context.ts'
import { createCounts } from './counts.ts'
import { randomText } from './crypto.ts'
import { gatedRoutes } from './gate.ts'
import { noteDenials } from './denials.ts'
import { noteRequests } from './note-requests.ts'
import { callerOf } from './origin.ts'
import type { Ports } from './ports.ts'
import { PresenceHere } from './presence.ts'
import { Live } from './live.ts'
import { Turns } from './export/turns.ts'
import { account } from './routes/account.ts'
import { assetFiles } from './routes/asset-files.ts'
import { assetNames } from './routes/asset-names.ts'
import { assetLife } from './routes/asset-life.ts'
import { assets } from './routes/assets.ts'
import { auditLog } from './routes/audit.ts'
import { auth } from './routes/auth.ts'
import { dcDashboard } from './routes/dc-dashboard.ts'
import { docs } from './routes/docs.ts'
import { drafts } from './routes/drafts.ts'
import { entry } from './routes/entry.ts'
import { exports } from './routes/exports.ts'
import { files } from './routes/files.ts'
import { events } from './routes/events.ts'
import { batches, history } from './routes/history.ts'
import { brands } from './routes/brands.ts'
import { assetTypes, owners } from './routes/library.ts'
import { datasheets } from './routes/datasheets.ts'
import { models } from './routes/models.ts'
import { home } from './routes/home.ts'
import { imports } from './routes/imports.ts'
import { invitations } from './routes/invitations.ts'
import { nodeFit } from './routes/node-fit.ts'
import { nodeMany } from './routes/node-many.ts'
import { nodeTime } from './routes/node-time.ts'
import { nodes } from './routes/nodes.ts'
import { codeReserves } from './routes/code-reserves.ts'
import { nomenclatures } from './routes/nomenclatures.ts'
import { notifications } from './routes/notifications.ts'
import { presence } from './routes/presence.ts'
import { recordImports } from './routes/record-imports.ts'
import { refresh } from './routes/refresh.ts'
import { placements } from './routes/placements.ts'
import { reports } from './routes/reports.ts'
import { reservations } from './routes/reservations.ts'
import { roomPlans } from './routes/room-plans.ts'
import { savedViews } from './routes/saved-views.ts'
import { search } from './routes/search.ts'
import { tags } from './routes/tags.ts'
import { teams } from './routes/teams.ts'
import { tickets } from './routes/tickets.ts'
import { token } from './routes/token.ts'
import { users } from './routes/users.ts'
import { maintenanceRules } from './routes/maintenance-rules.ts'
import { plantDashboards } from './routes/plant-dashboards.ts'
import { workImpact } from './routes/work-impact.ts'
import { workItems } from './routes/work-items.ts'
import { workTemplates } from './routes/work-templates.ts'
import { work } from './routes/work.ts'
import { isSafe, sameSiteOnly } from './xsrf.ts'

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The whole API over a host's ports; throws where a route does not say who may use it. */
export function createApp(ports: Ports): Hono<Env> {
  const app = new Hono<Env>()
  const counts = createCounts(ports.clock)
  const live = new Live(ports)
  app.onError(answerError)
  app.use(async (c, next) => {
    c.set('ports', ports)
    c.set('counts', counts)
    const caller = callerOf(c.req.raw, c.env?.peer ?? null)
    c.set('caller', caller)
    c.set('language', caller.language ?? DEFAULT_LANGUAGE)
    c.header('x-request-id', caller.request_id ?? undefined)
    await next()
    // Hono leaves out the body of what answers a HEAD: whoever makes it would wait for a reader.
    if (c.req.method === 'HEAD') await c.res.body?.cancel()
    if (!isSafe(c.req.method)) live.poke()
    for (const [name, value] of Object.entries(HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
  app.use(noteRequests())
  app.use(sameSiteOnly)
  app.use(async (c, next) => {
    // a database whose log finds no room stands still, and then nobody reads either
    if (!isSafe(c.req.method) && ports.hasRoom?.() === false) throw refusal(507, 'insufficient_storage')
    await next()
  })
  app.use(noteDenials())
  mount(app, ports, live)
  app.route('/api/presence/', presence(ports.presence ?? new PresenceHere(ports.clock)))
  const patterns = gatedRoutes(app).map(({ path }) => new RegExp(`^${path.replace(/:[a-z_]+/g, '[^/]+')}$`))
  app.notFound((c) => {
    const known = patterns.some((pattern) => pattern.test(c.req.path))
    throw known ? refusal(405, 'method_not_allowed') : refusal(404, 'not_found')
  })
  return app
}

function mount(app: Hono<Env>, ports: Ports, live: Live): void {
  const unknown = whenNeeded(() => ports.passwords.hash(randomText()))
  // exports of every kind share them
  const turns = new Turns()
  app.route('/api/token/', token(unknown))
  app.route('/api/token/', refresh())
  app.route('/api/auth/', auth)
  app.route('/api/auth/', account)
  app.route('/api/auth/', entry(ports))
  // Before those of one asset, whose id could be any word.
  app.route('/api/assets/', assetNames)
  app.route('/api/assets/', assets)
  app.route('/api/assets/', assetLife)
  app.route('/api/assets/', assetFiles)
  app.route('/api/files/', files)
  app.route('/api/nodes/', nodeMany)
  app.route('/api/nodes/', nodeFit)
  app.route('/api/nodes/', nodeTime)
  app.route('/api/nodes/', nodes)
  app.route('/api/reservations/', reservations)
  app.route('/api/placements/', placements)
  app.route('/api/nodes/', roomPlans)
  app.route('/api/dashboards/', dcDashboard)
  app.route('/api/asset-types/', assetTypes)
  app.route('/api/brands/', brands)
  app.route('/api/models/', models)
  app.route('/api/models/', datasheets)
  app.route('/api/owners/', owners)
  app.route('/api/nomenclatures/', nomenclatures)
  app.route('/api/code-reserves/', codeReserves)
  app.route('/api/tags/', tags)
  app.route('/api/batches/', batches)
  app.route('/api/history/', history)
  app.route('/api/home/', home)
  app.route('/api/search/', search)
  app.route('/api/', docs(app))
  app.route('/api/imports/', imports)
  app.route('/api/record-imports/', recordImports)
  app.route('/api/exports/', exports(turns))
  app.route('/api/reports/', reports(turns))
  app.route('/api/audit/', auditLog)
  app.route('/api/tickets/', tickets)
  app.route('/api/users/', users)
  app.route('/api/teams/', teams)
  app.route('/api/invitations/', invitations)
  app.route('/api/work-templates/', workTemplates)
  // before one request, whose id could be any word
  app.route('/api/work/', workImpact)
  app.route('/api/work/', work)
  app.route('/api/maintenance-rules/', maintenanceRules)
  app.route('/api/dashboards/', plantDashboards)
  app.route('/api/work/', workItems)
  app.route('/api/notifications/', notifications)
  app.route('/api/saved-views/', savedViews)
  app.route('/api/drafts/', drafts)
  app.route('/api/events/', events(live))
}
