import { fileApi } from '@plenum/api-client/files'
import { queryOptions } from '@tanstack/react-query'
import { http } from '#app/api.ts'
import { PICTURES } from '#app/query-client.ts'

export const files = fileApi(http)

/**
 * The address of a picture of the server's in this page: an image element could not show who asks for it. It is given
 * back once nobody needs it any more, in the query client.
 */
export const pictureQuery = (id: string, form: 'thumbnail' | 'content') =>
  queryOptions({
    queryKey: [PICTURES, id, form],
    queryFn: async ({ signal }) => URL.createObjectURL(await files[form](id, signal)),
    // what lies under an id never changes
    staleTime: Number.POSITIVE_INFINITY,
  })
