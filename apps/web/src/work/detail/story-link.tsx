import { link } from '@plenum/ui/recipes'
import type { RequestLink } from './request-link.ts'

/** A way to another request that leads nowhere. */
export const storyRequestLink: RequestLink = ({ code }) => (
  <a href="#request" className={link()}>
    {code}
  </a>
)
