import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { fetched, prepare } from './part.ts'

/** A component that can be fetched before it is drawn. */
export interface PreparedPart<Props extends object> {
  (props: Props): ReactNode
  /** Fetches it. What cannot be fetched now is asked for again when it is drawn. */
  prepare: () => void
}

/**
 * A component that is drawn at once where somebody has prepared it. React would show what stands for it first even then,
 * and keep that for a third of a second.
 */
export function preparedPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): PreparedPart<Props> {
  let here: ComponentType<Props> | undefined
  const bring = async (fetch: () => Promise<Module>) => (here = pick(await fetch()))
  const Later: ComponentType<Props> = lazy(async () => ({ default: await bring(() => fetched(load)) }))
  function Prepared(props: Props) {
    // the one it was first drawn as: another one would begin anew
    const [Shown] = useState(() => here ?? Later)
    return createElement(Shown, props)
  }
  return Object.assign(Prepared, { prepare: () => prepare(() => bring(load)) })
}
