import { Avatar } from '@plenum/ui/avatar'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { pictureQuery } from './queries.ts'

/** An avatar whose picture is with the server. */
export function PersonPicture({ id, ...look }: Omit<ComponentProps<typeof Avatar>, 'src'> & { id: string }) {
  const { data } = useQuery(pictureQuery(id, 'content'))
  return <Avatar {...look} src={data} />
}
