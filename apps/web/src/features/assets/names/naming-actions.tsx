import { Button } from '@plenum/ui/button'
import { Hash, Tags } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '#app/page/use-words.ts'
import { ManyTags } from './many-tags.tsx'
import { ReissueCodes } from './reissue-codes.tsx'

/** Tags and new codes for the selected assets. */
export function NamingActions({ ids }: { ids: readonly string[] }) {
  useWords('settings')
  const tags = useTranslation('tags').t
  const codes = useTranslation('nomenclature').t
  const [open, setOpen] = useState<'tags' | 'codes' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button onClick={() => setOpen('tags')}>
        <Tags aria-hidden="true" />
        {tags(($) => $.many)}
      </Button>
      <Button onClick={() => setOpen('codes')}>
        <Hash aria-hidden="true" />
        {codes(($) => $.reissue)}
      </Button>
      {open === 'tags' && <ManyTags ids={ids} onClose={close} />}
      {open === 'codes' && <ReissueCodes ids={ids} onClose={close} />}
    </>
  )
}
