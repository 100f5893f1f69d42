import { createI18n } from '@plenum/i18n/create-i18n'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from '#app/app.tsx'
import { createQueryClient } from '#app/query-client.ts'
import { createAppRouter } from '#app/router.ts'

/** A page as the application first shows it, in the language of the cookie. */
export async function drawPage(address: string): Promise<string> {
  const router = createAppRouter({ queryClient: createQueryClient(), i18n: await createI18n() })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [address] }),
    // a script of its own would do that
    scrollRestoration: false,
  })
  await router.load()
  const { prelude } = await prerender(<App router={router} />)
  return new Response(prelude).text()
}
