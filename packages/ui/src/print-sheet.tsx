import './later.css'
import { printSheet } from '@plenum/ui/recipes'
import type { ComponentProps, ReactNode } from 'react'

const styles = printSheet()

/** What is printed in place of the page it lies beside, as the last thing in the body; on the screen it is out of sight. */
export function Root(props: ComponentProps<'div'>) {
  return <div {...props} className={styles.root} />
}

interface PageProps {
  title: string
  /** Under the title. */
  lines: readonly string[]
  children: ReactNode
}

/** One page of paper. */
export function Page({ title, lines, children }: PageProps) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <div className={styles.body}>{children}</div>
    </section>
  )
}
