import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import type { ReactNode } from 'react'
import { DocumentTitle } from '#app/page/document-title.tsx'
import { PublicFrame } from './public-frame.tsx'

interface AuthCardProps {
  title: string
  text?: string
  /** Under the form: the way to the other page. */
  other: ReactNode
  children: ReactNode
}

/** A form of the public pages. */
export function AuthCard({ title, text, other, children }: AuthCardProps) {
  return (
    <PublicFrame>
      <DocumentTitle title={title} />
      <div className={stack({ gap: '6', width: 'full', maxWidth: 'form' })}>
        <div className={stack({ gap: '1' })}>
          <h1 className={css({ textStyle: 'title' })}>{title}</h1>
          {text !== undefined && <p className={css({ color: 'text.muted' })}>{text}</p>}
        </div>
        {children}
        <p className={css({ color: 'text.muted' })}>{other}</p>
      </div>
    </PublicFrame>
  )
}
