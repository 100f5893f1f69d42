import { nodeApi } from '@plenum/api-client/nodes'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'

const nodes = nodeApi(http)

/** The company's places with their assets counted. */
export const treeQuery = () =>
  queryOptions({ queryKey: ['nodes', 'tree'], queryFn: ({ signal }) => nodes.tree({}, signal) })
