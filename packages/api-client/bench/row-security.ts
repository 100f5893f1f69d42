/* What row-level security under a role that owns nothing would cost each request; run with `pnpm bench:row-security`. */
import { memoryFiles } from '@plenum/api-server/files/memory-files'
import { DEFAULT_LIMITS } from '@plenum/api-server/limits'
import { LIFETIMES } from '@plenum/api-server/lifetimes'
import { createApp } from '@plenum/api-server/app'
import { migrate } from '@plenum/api-server/db/migrate'
import type { Database, Ports } from '@plenum/api-server/ports'
import { SignedIn } from '@plenum/domain/session'
import * as v from 'valibot'
import { decode, embedded, server, type Connection, type Engine, type Query } from './engines.ts'

const ASSETS = 10_000
const ROUNDS = 150
const WARM_UP = 20

const POLICIES = `
  do $$
  declare name text;
  begin
    create role plenum_app nologin;
    grant select, insert, update, delete on all tables in schema public to plenum_app;
    for name in select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id'
    loop
      execute format('alter table %I enable row level security', name);
      execute format('alter table %I force row level security', name);
      execute format('create policy company on %I to plenum_app
        using (company_id = (select current_setting(''app.company_id'', true)::uuid))
        with check (company_id = (select current_setting(''app.company_id'', true)::uuid))', name);
    end loop;
  end $$`

/** The same rows shown by views instead, which hide no condition from the planner; the role reaches nothing else. */
const VIEWS = `
  do $$
  declare name text;
  begin
    create schema own;
    grant usage on schema own to plenum_app;
    for name in select table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'company_id'
    loop
      execute format('create view own.%I as select * from public.%I
        where company_id = current_setting(''app.company_id'', true)::uuid with check option', name, name);
    end loop;
    create view own.company as select * from public.company where id = current_setting('app.company_id', true)::uuid;
    grant select, insert, update, delete on all tables in schema own to plenum_app;
  end $$`

/** Every asset with a brand, a model, an owner and a place, as in a company at work. */
const FILL = `
  insert into brand select id, ('01900000-0000-7000-8001-' || lpad(to_hex(g), 12, '0'))::uuid, 'Brand ' || g, 'brand' || g
    from company, generate_series(1, 20) g;
  insert into model (company_id, id, brand_id, name, name_key, asset_type, u_height)
    select company_id, ('01900000-0000-7000-8002' || right(id::text, 13))::uuid, id, 'Model', 'model', 'SRV', 2 from brand;
  insert into node (company_id, id, type, name, status, path, trail, last_update)
    select id, ('01900000-0000-7000-8003-' || lpad(to_hex(g), 12, '0'))::uuid, 'data_center', 'Hall ' || g, 'active',
      '01900000-0000-7000-8003-' || lpad(to_hex(g), 12, '0') || '/', '[]', now() from company, generate_series(1, 50) g;
  insert into asset (company_id, id, name, code, hostname, serial_number, asset_type, status, registration_date,
      last_update, brand_id, model_id, owner_id, location_id)
    select c.id, ('01900000-0000-7000-8004-' || lpad(to_hex(g), 12, '0'))::uuid,
      (array['Leaf switch', 'Spine switch', 'Storage node', 'Firewall'])[1 + g % 4] || ' ' || g,
      'SRV-' || lpad(g::text, 6, '0'), 'node-' || left(md5(g::text), 8), upper(left(md5('serial ' || g), 10)),
      'SRV', 'active', date '2026-01-01', timestamptz '2026-01-01' + g * interval '1 second',
      ('01900000-0000-7000-8001-' || lpad(to_hex(1 + g % 20), 12, '0'))::uuid,
      ('01900000-0000-7000-8002-' || lpad(to_hex(1 + g % 20), 12, '0'))::uuid,
      (select p.id from principal p where p.company_id = c.id limit 1),
      ('01900000-0000-7000-8003-' || lpad(to_hex(1 + g % 50), 12, '0'))::uuid
    from company c, generate_series(1, ${ASSETS}) g;
  insert into placement (company_id, id, asset_id, node_id, source, valid_from)
    select company_id, id, id, location_id, 'current', now() from asset`

const isLookup = (query: Query) => decode(query).text.includes('from access_token')

/** The ways a statement of a signed-in request can be sent; the look-up of the session stays outside. */
const ways = (company: string) => {
  const set = `select set_config('role', 'plenum_app', true), set_config('app.company_id', '${company}', true)`
  const see = `${set}, set_config('search_path', 'own, public', true)`
  const inRole =
    (send: (connection: Connection, query: Query, values: unknown[]) => Promise<unknown>) =>
    (connection: Connection): Connection => ({
      ...connection,
      run: (query, values = []) =>
        isLookup(query) ? connection.run(query, values) : send(connection, query, values),
    })
  return {
    'as it is': (connection: Connection) => connection,
    'a transaction, statement by statement': inRole(async (connection, query, values) => {
      await connection.run('begin')
      await connection.run(set, [])
      const result = await connection.run(query, values)
      await connection.run('commit')
      return result
    }),
    'a transaction, sent at once': inRole((connection, query, values) =>
      connection.together(`begin; ${set}`, query, values, 'commit'),
    ),
    'views, statement by statement': inRole(async (connection, query, values) => {
      await connection.run('begin')
      await connection.run(see, [])
      const result = await connection.run(query, values)
      await connection.run('commit')
      return result
    }),
    'views, sent at once': inRole((connection, query, values) =>
      connection.together(`begin; ${see}`, query, values, 'commit'),
    ),
    'the policies alone (a connection already in the role)': inRole((connection, query, values) =>
      connection.run(query, values),
    ),
  }
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function measure({ name, connection, database }: Engine): Promise<void> {
  await migrate(database(connection), () => new Date())
  const ports = (over: Database): Ports => ({
    database: over,
    clock: () => new Date(),
    passwords: {
      hash: (word) => Promise.resolve(word),
      verify: () => Promise.resolve(true),
      isCurrent: () => true,
    },
    secrets: { token: { present: new Uint8Array(32), former: [] } },
    mailer: { send: () => undefined },
    files: memoryFiles(() => new Date()),
    publicUrl: 'http://localhost',
    registration: 'open',
    limits: { ...DEFAULT_LIMITS, times: 1000, floors: { login: 0, recovery: 0, register: 0 } },
    lifetimes: LIFETIMES.usual,
    report: console.error,
  })
  const person = { name: 'Ada', surname: 'Byron', company: 'Engines', email: 'ada@example.org' }
  const password = 'Correct-horse-1'
  const founded = await createApp(ports(database(connection))).request('/api/auth/register/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password, password_confirmation: password }),
  })
  const { access, user } = v.parse(SignedIn, await founded.json())
  for (const statement of [...FILL.split(';\n'), POLICIES, VIEWS, 'vacuum (analyze)'])
    await connection.run(statement)

  const requests = {
    list: () => '/api/assets/?limit=50',
    search: (round: number) => `/api/assets/?limit=50&search=${['spi', 'a3f', '7bc', 'e01'][round % 4]}`,
    place: () => '/api/assets/?limit=50&location_id=01900000-0000-7000-8003-000000000007',
  }
  const entries = Object.entries(ways(user.company.id)).map(([way, through]) => {
    const app = createApp(ports(database(through(connection))))
    return { way, app }
  })
  const headers = { authorization: `Bearer ${access}` }
  console.log(`${name}, ${ASSETS} assets, ${ROUNDS} rounds, medians`)
  for (const [request, path] of Object.entries(requests)) {
    const times = new Map<string, number[]>(entries.map(({ way }) => [way, []]))
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const { way, app } of entries) {
        const inRole = way.startsWith('the policies')
        if (inRole) await connection.run(`set app.company_id = '${user.company.id}'; set role plenum_app`)
        const before = performance.now()
        const answer = await app.request(path(round), { headers })
        const text = await answer.text()
        const took = performance.now() - before
        if (inRole) await connection.run('reset role; reset app.company_id')
        if (answer.status !== 200 || !text.includes('"id"'))
          throw new Error(`${way}: ${answer.status} ${text}`)
        if (round >= WARM_UP) times.get(way)?.push(took)
      }
    }
    const base = median(times.get('as it is') ?? [])
    for (const [way, taken] of times) {
      const took = median(taken)
      console.log(`  ${request}, ${way}: ${took.toFixed(2)} ms, ${(took / base).toFixed(2)}`)
    }
  }
}

for (const open of [embedded, server]) {
  const engine = await open()
  if (engine === null) continue
  await measure(engine)
  await engine.close()
}
