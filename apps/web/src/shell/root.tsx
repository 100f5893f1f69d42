import { Outlet } from '@tanstack/react-router'
import { NoticeArea } from '#app/notices/notice-area.tsx'

/** Around every page: what is told beside it. */
export function Root() {
  return (
    <>
      <Outlet />
      <NoticeArea />
    </>
  )
}
