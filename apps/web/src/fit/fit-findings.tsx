import type { FitAnswer } from '@plenum/domain/fit-answer'
import { Alert } from '@plenum/ui/alert'
import { Button } from '@plenum/ui/button'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFindingWords } from './use-finding-words.ts'

interface FitFindingsProps {
  answer: FitAnswer
  /** The position that was asked about. */
  position: number | null
  /** Takes the nearest position that fits. */
  onNearest?: (position: number) => void
}

/** Whether a thing fits: what speaks against it first, with the way out, then what is worth knowing. */
export function FitFindings({ answer: { findings, nearest }, position, onNearest }: FitFindingsProps) {
  const { t } = useTranslation('fit')
  const blocks = findings.filter(({ level }) => level === 'block')
  const warnings = findings.filter(({ level }) => level === 'warn')
  const isElsewhere = nearest !== null && nearest !== position && blocks.length > 0
  return (
    // one region for all that is said of a place, so that a change of it is heard
    <div role="status" className={stack({ gap: '2' })}>
      {blocks.length > 0 ? (
        <Alert
          tone="error"
          title={t(($) => $.blocked)}
          {...(isElsewhere &&
            onNearest && {
              actions: (
                <Button size="compact" onClick={() => onNearest(nearest)}>
                  {t(($) => $.nearest, { unit: nearest })}
                </Button>
              ),
            })}
        >
          <Lines findings={blocks} />
        </Alert>
      ) : (
        <p className={css({ textStyle: 'table', color: 'text.muted' })}>{t(($) => $.fits)}</p>
      )}
      {warnings.length > 0 && (
        <Alert tone="warning" title={t(($) => $.heed)}>
          <Lines findings={warnings} />
        </Alert>
      )}
    </div>
  )
}

function Lines({ findings }: Pick<FitAnswer, 'findings'>) {
  const { t } = useTranslation('fit')
  const words = useFindingWords()
  return (
    <ul className={stack({ gap: '1' })}>
      {findings.map((finding) => {
        const said = words({ ...finding, rivals: [] })
        return (
          <li key={`${finding.code}${finding.path ?? ''}`} className={css({ overflowWrap: 'anywhere' })}>
            {finding.rivals.length === 0 ? said : t(($) => $.by, { finding: said })}
            {finding.rivals.map((rival) => (
              <Rival key={rival.id} {...rival} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

function Rival({ asset_id, name, code }: FitAnswer['findings'][number]['rivals'][number]) {
  const called = code === null ? name : `${name} · ${code}`
  return (
    <>
      {' '}
      {asset_id === null ? (
        called
      ) : (
        <Link
          to="/app/settings/assets-inventory"
          search={{ asset: asset_id }}
          target="_blank"
          className={link()}
        >
          {called}
        </Link>
      )}
    </>
  )
}
