import { css } from '@plenum/ui/css'
import { Suspense, type ReactNode } from 'react'

/** Room for the line of days, so that nothing jumps when it comes. */
export const TimeBox = ({ children }: { children: ReactNode }) => (
  <div className={box}>
    <Suspense fallback={null}>{children}</Suspense>
  </div>
)

const box = css({ minHeight: { base: '[7.25rem]', md: '[4.25rem]' }, mb: '4' })
