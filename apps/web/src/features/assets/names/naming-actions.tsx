import { useTranslation } from '@plenum/i18n/react'
import { Button } from '@plenum/ui/button'
import { Hash, Tags } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '#app/page/use-words.ts'
import { RequestMove } from '../life/request-move.tsx'
import { useMayRequest } from '../life/use-may-request.ts'
import { ManyTags } from './many-tags.tsx'
import { ReissueCodes } from './reissue-codes.tsx'

interface NamingActionsProps {
  ids: readonly string[]
  /** Whether they may be changed; who may not can still ask for it. */
  canWrite: boolean
}

/** Tags and new codes for the selected assets, and the way to ask for their move. */
export function NamingActions({ ids, canWrite }: NamingActionsProps) {
  useWords('settings')
  const tags = useTranslation('tags').t
  const codes = useTranslation('nomenclature').t
  const [open, setOpen] = useState<'tags' | 'codes' | null>(null)
  const close = () => setOpen(null)
  const mayRequest = useMayRequest()
  return (
    <>
      {canWrite && (
        <>
          <Button onClick={() => setOpen('tags')}>
            <Tags aria-hidden="true" />
            {tags(($) => $.many)}
          </Button>
          <Button onClick={() => setOpen('codes')}>
            <Hash aria-hidden="true" />
            {codes(($) => $.reissue)}
          </Button>
        </>
      )}
      {mayRequest && <RequestMove ids={ids} />}
      {open === 'tags' && <ManyTags ids={ids} onClose={close} />}
      {open === 'codes' && <ReissueCodes ids={ids} onClose={close} />}
    </>
  )
}
