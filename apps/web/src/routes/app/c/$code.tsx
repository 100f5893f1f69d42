import { loadWords } from '@plenum/i18n/create-i18n'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { CodePage } from '#app/features/nomenclature/code-page.tsx'
import { demand } from '#app/notices/forbidden.ts'

const queries = () => import('#app/features/nomenclature/queries.ts')

export const Route = createFileRoute('/app/c/$code')({
  beforeLoad: ({ context }) => demand(context.user.permissions, 'assets', 'onlyRead'),
  loader: async ({ context, params: { code } }) => {
    const id = await (await queries()).assetIdOfCode(code)
    if (id !== null) {
      throw redirect({ to: '/app/settings/assets-inventory', search: { asset: id }, replace: true })
    }
    await loadWords(context.i18n, 'settings')
  },
  component: CodePage,
})
