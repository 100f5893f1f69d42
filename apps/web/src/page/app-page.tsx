import { Page } from '@plenum/ui/page'
import type { ComponentProps } from 'react'
import { DocumentTitle } from './document-title.tsx'

interface AppPageProps extends Omit<ComponentProps<typeof Page>, 'title'> {
  title: string
}

/** A screen of the signed-in area: its title is the heading and, as soon as it is known, the document's. */
export function AppPage(props: AppPageProps) {
  return (
    <>
      <DocumentTitle {...(props.title.trim() !== '' && { title: props.title })} />
      <Page {...props} />
    </>
  )
}
