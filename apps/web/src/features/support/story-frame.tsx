import { card } from '@plenum/ui/recipes'
import { css, cx } from '@plenum/ui/css'
import type { ComponentType } from 'react'
import { NoticeArea } from '#app/notices/notice-area.tsx'
import { inApplication } from '#app/page/story-router.tsx'

const onACard = (Story: ComponentType) => (
  <div className={cx(card(), css({ maxWidth: 'dialogWide', mx: 'auto' }))}>
    <Story />
    <NoticeArea />
  </div>
)

/** Shows a form of feedback as its page does. */
export const asOnItsPage = [inApplication, onACard]

/** Ana writes, who came from the inventory. */
export const storyWriter = {
  owner: 'ana',
  page: '/app/settings/assets-inventory?search=leaf',
  leaves: () => true,
}
