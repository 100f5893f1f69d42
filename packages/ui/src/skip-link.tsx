import { skipLink } from '@plenum/ui/recipes'

/** The id of what a skip link leads to: the page's `main`, which can take the focus. */
export const CONTENT_ID = 'content'

/** The first stop of the keyboard, seen only there: it jumps over what is on every page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${CONTENT_ID}`} className={skipLink()}>
      {label}
    </a>
  )
}
