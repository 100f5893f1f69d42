import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { center } from '@plenum/ui/patterns'
import { getRouteApi, Outlet, useCanGoBack, useRouter } from '@tanstack/react-router'
import { Suspense, useState, type ComponentType } from 'react'
import { isOverlay, type OverlayName } from '#app/page/overlays.ts'

const route = getRouteApi('/app')

type OverlayContent = ComponentType<{ open: boolean; onClose: () => void }>

/** What stands over the page for each name. */
export type Overlays = Readonly<Record<OverlayName, OverlayContent>>

interface OutletWithOverlayProps {
  overlays: Overlays
  /** Something else still lies over the page: nothing opens before that has given the focus back. */
  waits: boolean
}

/** The page, and over it what the address asks for. */
export function OutletWithOverlay({ overlays, waits }: OutletWithOverlayProps) {
  const name = route.useSearch({ select: ({ over }) => over })
  const wanted = isOverlay(name) ? name : undefined
  const [open, setOpen] = useState<OverlayName>()
  if (wanted !== open && (wanted === undefined || !waits)) setOpen(wanted)
  // once opened it stays, so that it can give the focus back
  const [last, setLast] = useState<OverlayName>()
  if (open !== undefined && open !== last) setLast(open)
  return (
    <>
      <Outlet />
      {last !== undefined && <Overlay key={last} Content={overlays[last]} open={open === last} />}
    </>
  )
}

function Overlay({ Content, open }: { Content: OverlayContent; open: boolean }) {
  const { t } = useTranslation('common')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = route.useNavigate()
  const close = () => {
    if (canGoBack) router.history.back()
    else void navigate({ to: '.', search: (now) => ({ ...now, over: undefined }), replace: true })
  }
  return (
    <Suspense fallback={open && <Opening words={t(($) => $.states.loading)} />}>
      <Content open={open} onClose={close} />
    </Suspense>
  )
}

function Opening({ words }: { words: string }) {
  return (
    <div role="status" className={center({ position: 'fixed', inset: '0', zIndex: 'floating' })}>
      <Card>{words}</Card>
    </div>
  )
}
