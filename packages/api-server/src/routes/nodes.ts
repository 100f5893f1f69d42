import { Hono } from 'hono'
import { HistoryPage, HistoryQuery } from '@plenum/domain/history'
import { NodeInput, NodePatch, PlaceNode } from '@plenum/domain/node'
import { NodePage, NodeQuery } from '@plenum/domain/node-query'
import { NodeTree, NodeTreeQuery } from '@plenum/domain/node-tree'
import { DataCenterPage, DataCenterQuery, PlaceTotals } from '@plenum/domain/place-totals'
import { answerJson } from '../answer-json.ts'
import { answerDeleted } from '../answer-deleted.ts'
import { answerHistory } from '../answer-history.ts'
import { answerPage } from '../answer-page.ts'
import { answerChanged, answerExisting, existing } from '../answer-record.ts'
import { answers } from '../answers.ts'
import { refusal } from '../api-error.ts'
import type { Env } from '../context.ts'
import { may } from '../gate.ts'
import { createOnce } from '../idempotent.ts'
import { versionFrom } from '../precondition.ts'
import { createBatch } from '../store/batches.ts'
import { deleteNode } from '../store/node-delete.ts'
import { insertNode, patchNode } from '../store/node-write.ts'
import { listDataCenters, readTotals } from '../store/node-totals.ts'
import { readTree } from '../store/node-tree.ts'
import { listNodes, readNode } from '../store/nodes.ts'
import { One, valid } from '../valid.ts'

export const nodes = new Hono<Env>()
  .get(
    '/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'List places', body: NodePage }),
    valid('query', NodeQuery),
    (c) => {
      const { limit, cursor, ...filter } = c.req.valid('query')
      const { company_id } = c.var.session
      return answerPage(c, { list: 'nodes', cursor }, (after) =>
        listNodes(c.var.ports.database, { company_id, filter, limit, after }),
      )
    },
  )
  .post(
    '/',
    may('hierarchy', 'write'),
    answers({ summary: 'Create a place', status: 201, body: PlaceNode }),
    valid('json', NodeInput),
    (c) => {
      const input = c.req.valid('json')
      const { author } = c.var
      return createOnce(c, input, async (tx) => {
        const batch = await createBatch(tx, author, { kind: 'create' })
        return existing(readNode(tx, author.company_id, await insertNode(tx, batch, input)))
      })
    },
  )
  .get(
    '/tree/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'Read the places as a tree, with their assets counted', body: NodeTree }),
    valid('query', NodeTreeQuery),
    async (c) => {
      const { place_id } = c.req.valid('query')
      const body = await readTree(c.var.ports.database, c.var.session.company_id, place_id)
      return answerJson(c, body)
    },
  )
  .get(
    '/data-centers/',
    may('hierarchy', 'onlyRead'),
    answers({
      summary:
        'List data centres, or the sites or regions they stand in, by name, each with all that is in it',
      body: DataCenterPage,
    }),
    valid('query', DataCenterQuery),
    (c) => {
      const { limit, cursor, type, search, decommissioned } = c.req.valid('query')
      const { company_id } = c.var.session
      const withOld = decommissioned === 'shown'
      return answerPage(c, { list: 'data centers', cursor }, (after) =>
        listDataCenters(c.var.ports.database, { company_id, type, search, withOld, limit, after }),
      )
    },
  )
  .get(
    '/:id/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'Read a place', body: PlaceNode }),
    valid('param', One),
    (c) => answerExisting(c, readNode, c.req.valid('param').id),
  )
  .patch(
    '/:id/',
    may('hierarchy', 'write'),
    answers({ summary: 'Change or move a place; needs If-Match', body: PlaceNode }),
    valid('param', One),
    valid('json', NodePatch),
    (c) => {
      const { author } = c.var
      const nodeId = c.req.valid('param').id
      const change = { id: nodeId, version: versionFrom(c, nodeId), patch: c.req.valid('json') }
      return answerChanged(c, {
        id: nodeId,
        read: readNode,
        write: (tx) =>
          patchNode(tx, author.company_id, {
            ...change,
            open: () => createBatch(tx, author, { kind: 'update' }),
          }),
      })
    },
  )
  .delete(
    '/:id/',
    may('hierarchy', 'write'),
    answers({ summary: 'Delete a place in which nothing stands nor ever stood; needs If-Match' }),
    valid('param', One),
    (c) => answerDeleted(c, { id: c.req.valid('param').id, read: readNode, remove: deleteNode }),
  )
  .get(
    '/:id/totals/',
    may('hierarchy', 'onlyRead'),
    answers({
      summary: 'Read what stands in a place and everywhere below it, in numbers',
      body: PlaceTotals,
    }),
    valid('param', One),
    async (c) => {
      const body = await readTotals(c.var.ports.database, c.var.session.company_id, c.req.valid('param').id)
      if (body === undefined) throw refusal(404, 'not_found')
      return answerJson(c, body)
    },
  )
  .get(
    '/:id/history/',
    may('hierarchy', 'onlyRead'),
    answers({ summary: 'What changed of a place, newest first', body: HistoryPage }),
    valid('param', One),
    valid('query', HistoryQuery),
    (c) =>
      answerHistory(c, {
        entity: 'node',
        id: c.req.valid('param').id,
        query: c.req.valid('query'),
        read: readNode,
      }),
  )
