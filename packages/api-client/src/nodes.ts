import { PlaceNode, type NodeInput, type NodePatch } from '@plenum/domain/node'
import { NodeContents } from '@plenum/domain/node-contents'
import { NodePage, type NodeQuery } from '@plenum/domain/node-query'
import { NodeTree } from '@plenum/domain/node-tree'
import { create } from './create.ts'
import { changing, type Version } from './headers.ts'
import type { Http } from './http.ts'

/** Places of the hierarchy. */
export const nodeApi = (http: Http) => ({
  list: (query: NodeQuery, signal?: AbortSignal) =>
    http.call('get', 'api/nodes/', NodePage, { query, signal }),
  get: (id: string, signal?: AbortSignal) => http.call('get', `api/nodes/${id}/`, PlaceNode, { signal }),
  tree: (signal?: AbortSignal) => http.call('get', 'api/nodes/tree/', NodeTree, { signal }),
  contents: (id: string, signal?: AbortSignal) =>
    http.call('get', `api/nodes/${id}/contents/`, NodeContents, { signal }),
  create: (input: NodeInput) => create(http, 'api/nodes/', PlaceNode, input),
  /** Changes or moves the version of `node` that was seen; a newer one is refused with 412 and `current`. */
  update: (node: Version, patch: NodePatch) =>
    http.call('patch', `api/nodes/${node.id}/`, PlaceNode, { json: patch, headers: changing(node) }),
})
