import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/forms/$')({
  beforeLoad: ({ params }) => {
    throw redirect({ href: `/app/forms/${params._splat ?? ''}`, replace: true })
  },
})
