import { Suspense } from 'react'
import { createStore } from '#app/page/store.ts'
import { useShortcut } from '#app/page/use-shortcut.ts'
import { part } from '#app/notices/part.ts'

const ShortcutsDialog = part(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

const help = createStore<'unused' | 'open' | 'closed'>('unused')

/** Shows the sheet of shortcuts. */
export const openShortcuts = () => help.set('open')

/** Answers `?` with every shortcut there is; the sheet is fetched when it is first wanted. */
export function ShortcutsHelp() {
  const state = help.useValue()
  useShortcut('shortcuts', openShortcuts)
  if (state === 'unused') return null
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog open={state === 'open'} onClose={() => help.set('closed')} />
    </Suspense>
  )
}
