import { Page } from '@plenum/ui/page'
import type { ComponentProps } from 'react'
import { DocumentTitle } from './document-title.tsx'

interface AppPageProps extends Omit<ComponentProps<typeof Page>, 'title'> {
  title: string
}

/** A screen of the signed-in area: its title is the heading and the document's. */
export function AppPage(props: AppPageProps) {
  return (
    <>
      <DocumentTitle title={props.title} />
      <Page {...props} />
    </>
  )
}
