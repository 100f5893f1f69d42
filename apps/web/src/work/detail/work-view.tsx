import { may } from '@plenum/domain/permission'
import type { CurrentUser } from '@plenum/domain/session'
import type { WorkRequest } from '@plenum/domain/work-request'
import { isOver } from '@plenum/domain/work-stage'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { hstack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Skeleton } from '@plenum/ui/skeleton'
import { Link } from '@tanstack/react-router'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { part } from '#app/notices/part.ts'
import { AppPage } from '#app/page/app-page.tsx'
import { ChangeLink, formOf } from '../change-link.tsx'
import { localDay } from '../due.ts'
import { BlockerBadge, KindMark, PriorityMark, SlaMark, StageMark } from '../work-marks.tsx'
import { DetailFrame, Section } from './detail-frame.tsx'
import type { RequestLink } from './request-link.ts'
import { WorkActions } from './work-actions.tsx'
import { WorkApprovals } from './work-approvals.tsx'
import { WorkFacts } from './work-facts.tsx'
import { WorkImpactSection } from './work-impact.tsx'
import { WorkItems } from './work-items.tsx'
import { WorkLinks } from './work-links.tsx'
import { WorkStages } from './work-stages.tsx'

const WorkProcedure = part(async () => (await import('./work-procedure.tsx')).WorkProcedure)
const WorkEvidence = part(async () => (await import('./work-evidence.tsx')).WorkEvidence)
const WorkComments = part(async () => (await import('./work-comments.tsx')).WorkComments)
const WorkHistory = part(async () => (await import('./work-history.tsx')).WorkHistory)

interface WorkViewProps {
  request: WorkRequest
  viewer: CurrentUser
  /** The way back, and what it lies within. */
  trail: ReactNode
  requestLink: RequestLink
  /** When it was looked at. */
  now: Date
}

/** A request: what it does, where it stands, what who looks may do next, and all that was said and done. */
export function WorkView({ request, viewer, trail, requestLink, now }: WorkViewProps) {
  const { permissions, may_approve } = viewer
  const canSeeRacks = may(permissions, 'assets', 'onlyRead') && may(permissions, 'hierarchy', 'onlyRead')
  const canWrite = may(permissions, 'projects', 'write')
  return (
    <AppPage
      title={request.title}
      trail={trail}
      lead={
        <span className={hstack({ columnGap: '4', rowGap: '1', flexWrap: 'wrap' })}>
          <StageMark stage={request.stage} />
          <KindMark kind={request.kind} is_fault={request.is_fault} />
          <PriorityMark priority={request.priority} />
          <SlaMark request={request} now={now} />
          <BlockerBadge blocker={request.blocker} />
        </span>
      }
      actions={
        <>
          <ChangeLink request={request} />
          <WorkActions request={request} canOverride={may_approve} />
        </>
      }
      body="plain"
    >
      <DetailFrame
        side={
          <>
            <WorkFacts request={request} now={now} />
            <WorkApprovals request={request} />
            <WorkStages request={request} now={now} />
            <WorkLinks request={request} requestLink={requestLink} />
          </>
        }
      >
        <Next request={request} />
        {request.description !== null && (
          <p className={css({ maxWidth: 'prose', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })}>
            {request.description}
          </p>
        )}
        {request.impact && <WorkImpactSection impact={request.impact} submitted_at={request.submitted_at} />}
        <WorkItems
          request={request}
          canSeeRacks={canSeeRacks}
          canOverride={may_approve}
          today={localDay(now)}
        />
        <Suspense fallback={<Skeleton shape="block" />}>
          {request.procedure.length > 0 && <WorkProcedure request={request} />}
          <WorkEvidence request={request} canAdd={canWrite && !isOver(request.stage)} />
          <WorkComments request={request} now={now} />
          <History id={request.id} />
        </Suspense>
      </DetailFrame>
    </AppPage>
  )
}

/** Field by field, for whoever asks for it: what is said and done stands above already. */
function History({ id }: Pick<WorkRequest, 'id'>) {
  const { t } = useTranslation('work')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t(($) => $.history.title)}>
      <span>
        <Button size="compact" tone="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          {t(($) => $.history.show)}
        </Button>
      </span>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <WorkHistory id={id} />
        </Suspense>
      )}
    </Section>
  )
}

/** Whose turn it is, where it is not the turn of who looks. */
function Next({ request }: { request: WorkRequest }) {
  const { t } = useTranslation('work')
  const { id, stage, actions, is_draft } = request
  if (is_draft)
    return (
      <Alert
        tone="info"
        actions={
          <Link to={formOf(request)} search={{ draft: id }} className={link()}>
            {t(($) => $.next.go_on)}
          </Link>
        }
      >
        {t(($) => $.next.draft)}
      </Alert>
    )
  if (isOver(stage) || actions.some((action) => action !== 'cancel' && action !== 'block')) return null
  return <Alert tone="info">{t(($) => $.next[stage])}</Alert>
}
