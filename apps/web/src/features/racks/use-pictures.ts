import type { NodeContents } from '@plenum/domain/node-contents'
import { useQueries } from '@tanstack/react-query'
import { pictureQuery } from '#app/files/queries.ts'

/** The pictures of what stands in racks, by their ids, as they come. */
export function usePictures(racks: readonly NodeContents[]): ReadonlyMap<string, string> {
  const all = racks.flatMap(({ assets }) =>
    assets.flatMap(({ front_image, rear_image }) => [front_image, rear_image]),
  )
  const ids = [...new Set(all.filter((id) => id !== null))]
  return useQueries({
    queries: ids.map((id) => pictureQuery(id, 'content')),
    combine: (found) =>
      new Map(found.flatMap(({ data }, at) => (data === undefined ? [] : [[ids[at] ?? '', data]]))),
  })
}
