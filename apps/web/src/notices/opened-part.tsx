import { Suspense, useState, type ComponentType } from 'react'
import { preparedPart, type PreparedPart } from './prepared-part.ts'

/** A component that opens over the page: its code is fetched when it opens first, and it stays to slide away. */
export function openedPart<Module, Props extends { open: unknown }>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): PreparedPart<Props> {
  const Later = preparedPart(load, pick)
  function Opened(props: Props) {
    const isOpen = props.open !== undefined && props.open !== false
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    if (!wasOpen) return null
    return (
      <Suspense fallback={null}>
        <Later {...props} />
      </Suspense>
    )
  }
  return Object.assign(Opened, { prepare: Later.prepare })
}
