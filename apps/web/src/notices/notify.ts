import type { Notice } from '@plenum/ui/toaster'
import { createStore } from '#app/page/store.ts'
import { fetched, prepare } from './part.ts'

const use = createStore(false)

async function loadStack() {
  // first fetched, then drawn: what is told is not lost where it comes late
  const { notices, shown } = await fetched(() => import('./notice-center.tsx'))
  use.set(true)
  await shown
  return notices
}

/** Fetches the stack beforehand: from a server that no longer answers it could not be fetched. */
export const prepareNotices = () => prepare(() => import('./notice-center.tsx'))

/** Tells something in the corner, until it is dismissed; the stack arrives with the first word. Answers its id. */
export const notify = async (notice: Notice): Promise<string> => (await loadStack()).notify(notice)

/** Takes back what is no longer so. */
export async function withdraw(id: string): Promise<void> {
  const notices = await loadStack()
  notices.withdraw(id)
}

/** Whether anything was ever told: until then the stack is not even loaded. */
export const useNoticesInUse = (): boolean => use.useValue()
