import { TICKET_KINDS, type TicketKind } from '@plenum/domain/ticket'
import { keepStored, readStored } from '@plenum/i18n/browser-storage'
import { useTranslation } from '@plenum/i18n/react'
import { stack } from '@plenum/ui/patterns'
import { Segment } from '@plenum/ui/segment'
import { Skeleton } from '@plenum/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Bug, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { draftQuery, type DraftPlace } from '#app/drafts/use-draft.ts'
import { TicketWriter } from './ticket-writer.tsx'
import type { TicketFormProps } from './use-ticket-form.ts'
import { bug, improvement } from './writings.ts'

type Leaves = TicketFormProps<never>['leaves']

const CHOSEN = 'support-kind'

const icons = {
  improvement: <Lightbulb aria-hidden="true" />,
  bug: <Bug aria-hidden="true" />,
} as const satisfies Record<TicketKind, unknown>

const chosenBefore = (): TicketKind =>
  TICKET_KINDS.find((kind) => kind === readStored(CHOSEN, 'sessionStorage')) ?? 'improvement'

interface SupportFormProps {
  /** The id of whoever writes. */
  owner: string
  /** The page they came from. */
  page: string
  leaves: Leaves
}

/** Both forms of the feedback, of which one is chosen; a reload opens the same again. */
export function SupportForm({ owner, ...from }: SupportFormProps) {
  const { t } = useTranslation('support')
  const [kind, setKind] = useState(chosenBefore)
  const choose = (chosen: TicketKind) => {
    keepStored(CHOSEN, chosen, 'sessionStorage')
    setKind(chosen)
  }
  return (
    <div className={stack({ gap: '4' })}>
      <div>
        <Segment
          label={t(($) => $.kind)}
          options={TICKET_KINDS.map((value) => ({
            value,
            label: t(($) => $.kinds[value]),
            icon: icons[value],
          }))}
          value={kind}
          onValueChange={choose}
        />
      </div>
      <FromDraft key={kind} kind={kind} place={{ form: 'ticket', key: kind, owner }} {...from} />
    </div>
  )
}

interface FromDraftProps {
  kind: TicketKind
  place: DraftPlace
  page: string
  leaves: Leaves
}

function FromDraft({ kind, ...from }: FromDraftProps) {
  // what another form left in the cache is older than what it kept last
  const { data: draft = null, isFetchedAfterMount } = useQuery(draftQuery(from.place))
  if (!isFetchedAfterMount) return <Skeleton shape="block" />
  return kind === 'bug' ? (
    <TicketWriter writing={bug} draft={draft} {...from} />
  ) : (
    <TicketWriter writing={improvement} draft={draft} {...from} />
  )
}
