import { addDays } from '@plenum/domain/date'
import { id } from './drawn.ts'

const [REQUEST, ITEM, REMARK, RULE] = [30, 31, 32, 33]
export const REQUESTS = 20_000
export const RULES = 300
const DAY = `interval '1 day'`

/** Where a request is: one of ten is open, one of twenty was canceled. */
const stage = `case when g % 10 > 0 then case when g % 20 = 1 then 'canceled' else 'done' end
  else (array['todo','approval','in_progress','verification','blocked'])[1 + (g / 10) % 5] end`
const isOver = 'g % 10 > 0'
const created = `now() - (1 + case when ${isOver} then g % 1000 + 20 else g % 120 end) * ${DAY}`
const closed = `case when ${isOver} then ${created} + (1 + g % 20) * ${DAY} end`
const someone = id(5, '1 + g % 50')

/** One step of the way of the requests that went so far, some days after they were asked for. */
const remark = (nth: number, { action, to, where }: Record<'action' | 'to' | 'where', string>) => `
  insert into work_remark (company_id, id, request_id, by_id, at, action, "from", "to")
  select c.id, ${id(REMARK, `g * 4 + ${nth}`)}, ${id(REQUEST, 'g')}, ${someone}, ${created} + ${nth} * interval '6 hours',
    '${action}', 'todo', '${to}'
  from company c, generate_series(1, ${REQUESTS}) g where ${where}`

/** Years of requests, a tenth of them open, each about one or two of the first assets, and the rules that some came from. */
export const workStatements = ({ racks, assets }: { racks: number; assets: number }): string[] => [
  `insert into work_request (company_id, id, code, kind, title, stage, blocker, priority, risk, requester_id, assignee_id,
      wanted_on, submitted_at, closed_at, created_at, last_update, approval_stages, procedure)
    select c.id, ${id(REQUEST, 'g')}, 'MAC-' || lpad(g::text, 6, '0'),
      (array['move','add','change','swap','remove','maintenance'])[1 + g % 6], 'Request ' || g, ${stage},
      case when ${stage} = 'blocked' then 'parts' end, (array['high','medium','low'])[1 + g % 3], 'low', ${someone},
      ${id(5, '1 + (g / 7) % 50')}, (${created} + 14 * ${DAY})::date,
      case when ${stage} <> 'todo' then ${created} + interval '1 hour' end, ${closed}, ${created},
      coalesce(${closed}, ${created}), '[]', '[]'
    from company c, generate_series(1, ${REQUESTS}) g`,
  `insert into work_item (company_id, request_id, id, number, op, asset_id, target, result, executed_by, executed_at)
    select c.id, ${id(REQUEST, 'g')}, ${id(ITEM, 'g * 2 + n')}, n,
      (array['move','change','change','maintain','change','maintain'])[1 + g % 6],
      ${id(10, `1 + (hashtext(g || ' ' || n) & 2147483647) % ${assets}`)},
      case when g % 6 = 0 then jsonb_build_object('node_id', ${id(4, `1 + g % ${racks}`)}, 'position', 1 + g % 40,
        'face', 'front') end,
      case when ${isOver} then 'as_planned' end, case when ${isOver} then ${someone} end, ${closed}
    from company c, generate_series(1, ${REQUESTS}) g, generate_series(1, 2) n where n = 1 or g % 3 = 0`,
  remark(1, { action: 'submit', to: 'approval', where: `${stage} <> 'todo'` }),
  remark(2, { action: 'approve', to: 'in_progress', where: `${stage} not in ('todo', 'approval')` }),
  remark(3, { action: 'finish', to: 'verification', where: `${stage} in ('verification', 'done')` }),
  `insert into maintenance_rule (company_id, id, name, work, priority, scope, recurrence, lead_days, owner_id, is_active,
      made_until, last_update)
    select c.id, ${id(RULE, 'g')}, 'Rule ' || g, 'inspection', (array['high','medium','low'])[1 + g % 3],
      jsonb_build_object('by', 'type', 'asset_types', jsonb_build_array((array['UPS','CRC','GEN'])[1 + g % 3]),
        'place_id', case when g % 4 = 1 then ${id(3, '1 + g % 20')} end,
        'priorities', case when g % 4 = 2 then '["high"]' else '[]' end::jsonb),
      jsonb_build_object('by', 'calendar', 'every', 30 + g % 90, 'unit', 'day', 'starts_on',
        '${addDays(new Date().toISOString().slice(0, 10), -300)}'),
      14, ${someone}, true, current_date, now()
    from company c, generate_series(1, ${RULES}) g`,
  `insert into maintenance_order (company_id, request_id, rule_id, due_on, part)
    select c.id, ${id(REQUEST, 'g')}, ${id(RULE, `1 + g % ${RULES}`)}, (${created} + 14 * ${DAY})::date, g
    from company c, generate_series(1, ${REQUESTS}) g where g % 6 = 5`,
]
