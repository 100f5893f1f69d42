import { ClientError } from '@plenum/api-client/client-error'
import type { Misfit } from '@plenum/domain/catalogue'
import { isFormIssue } from '@plenum/domain/issue'
import { useTranslation } from '@plenum/i18n/react'
import { Alert } from '@plenum/ui/alert'
import { css } from '@plenum/ui/css'
import { stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'

/** An asset in the way of a change, and why in words. */
interface InTheWay {
  id: string
  words: string
}

/** The assets that a refusal names. */
export function misfitsIn(error: unknown): InTheWay[] {
  if (!(error instanceof ClientError)) return []
  return error.errors.flatMap(({ attr, detail }) => {
    const id = /^asset\/([\w-]+)\/place$/.exec(attr ?? '')?.[1]
    return id === undefined ? [] : [{ id, words: detail }]
  })
}

/** The same for the assets that a preview names. */
export function useMisfitWords() {
  const { t } = useTranslation('issues')
  return ({ id, name, code, rack, position, issue }: Misfit): InTheWay => ({
    id,
    words: `${isFormIssue(issue) ? t(($) => $[issue], { count: 0 }) : issue} (${name} · ${code} · ${rack} U${position})`,
  })
}

interface MisfitsProps {
  title: string
  misfits: readonly InTheWay[]
  /** How many there are; told by themselves to who may not read assets, to whom none is named. */
  total?: number
}

/** Assets that would no longer fit, each with the way to it. */
export function Misfits({ title, misfits, total = misfits.length }: MisfitsProps) {
  const { t } = useTranslation('catalogue')
  if (misfits.length === 0)
    return (
      <Alert tone="error" live title={title}>
        {t(($) => $.misfits.unseen, { count: total })}
      </Alert>
    )
  return (
    <Alert tone="error" live title={title}>
      <ul className={stack({ gap: '1', maxHeight: '[12rem]', overflowY: 'auto' })}>
        {misfits.map(({ id, words }) => (
          <li key={id} className={css({ overflowWrap: 'anywhere' })}>
            <Link to="/app/settings/assets-inventory" search={{ asset: id }} className={link()}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
