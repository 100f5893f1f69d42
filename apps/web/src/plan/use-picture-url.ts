import type { PlanPicture } from '@plenum/domain/plan-picture'
import { useQuery } from '@tanstack/react-query'
import { pictureQuery } from '#app/files/queries.ts'

/** The address of the picture under a plan in this page, once it is here. */
export function usePictureUrl(picture: PlanPicture | null): string | undefined {
  const query = pictureQuery(picture?.file_id ?? '', 'content')
  return useQuery({ ...query, enabled: picture !== null }).data
}
