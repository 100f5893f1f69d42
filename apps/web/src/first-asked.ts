/** What the home and the list ask for beside the session, word for word as their queries do. */
const ASKED: Record<string, readonly string[]> = {
  '/app': ['api/home/', 'api/assets/facets/', 'api/history/?limit=8'],
  '/app/settings/assets-inventory': ['api/assets/?ordering=-last_update'],
}

/** What the page of an address asks for first where somebody is signed in, as far as that is known without its code. */
export const firstAsked = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): readonly string[] => [
  'api/auth/me/',
  // what an address narrows takes the page's code to ask for
  ...((search === '' && ASKED[pathname.replace(/\/$/, '')]) || []),
]
