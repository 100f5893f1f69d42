import type { Notice } from '@plenum/ui/toaster'
import { createStore } from '#app/page/store.ts'

const use = createStore(false)

async function loadStack() {
  // first fetched, then drawn: where it cannot be fetched the page stays as it is
  const { notices, shown } = await import('./notice-center.tsx')
  use.set(true)
  await shown
  return notices
}

/** Fetches the stack beforehand: from a server that no longer answers it could not be fetched. */
export const prepareNotices = () => void import('./notice-center.tsx').catch(() => {})

/** Tells something in the corner, until it is dismissed; the stack arrives with the first word. Answers its id. */
export const notify = async (notice: Notice): Promise<string> => (await loadStack()).notify(notice)

/** Takes back what is no longer so. */
export async function withdraw(id: string): Promise<void> {
  const notices = await loadStack()
  notices.withdraw(id)
}

/** Whether anything was ever told: until then the stack is not even loaded. */
export const useNoticesInUse = (): boolean => use.useValue()
