import { useState } from 'react'

const COOKIE = 'sidebar_state'
const WEEK_SECONDS = 7 * 24 * 60 * 60

const saved = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.split('=')[1]

/** Whether the sidebar is expanded, kept in its cookie for a week. */
export function useSidebarExpanded() {
  const [expanded, setExpanded] = useState(() => saved() !== 'false')
  const toggle = () => {
    document.cookie = `${COOKIE}=${!expanded}; Max-Age=${WEEK_SECONDS}; Path=/; SameSite=Lax`
    setExpanded(!expanded)
  }
  return { expanded, toggle }
}
