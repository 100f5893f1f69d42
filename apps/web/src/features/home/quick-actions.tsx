import { scannedCode } from '@plenum/domain/code-address'
import { may, type Permissions } from '@plenum/domain/permission'
import { useTranslation } from '@plenum/i18n/react'
import { Card } from '@plenum/ui/card'
import { css } from '@plenum/ui/css'
import { hstack, stack } from '@plenum/ui/patterns'
import { link } from '@plenum/ui/recipes'
import { SearchInput } from '@plenum/ui/search-input'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowRightLeft, FileUp, PackagePlus, Search } from 'lucide-react'
import { useState } from 'react'

const way = `${link({ tone: 'quiet' })} ${hstack({ gap: '2', minHeight: 'row', textStyle: 'table' })}`

/** What is begun most often, as far as somebody may. */
export function QuickActions({ permissions }: { permissions: Permissions }) {
  const { t } = useTranslation('home')
  const writes = may(permissions, 'assets', 'write')
  const looksUp = may(permissions, 'assets', 'onlyRead')
  const asks = may(permissions, 'projects', 'write')
  const finds = may(permissions, 'hierarchy', 'onlyRead')
  if (!looksUp && !asks && !finds) return null
  return (
    <Card>
      <section className={stack({ gap: '2' })}>
        <h2 className={css({ textStyle: 'strong' })}>{t(($) => $.actions.title)}</h2>
        {looksUp && <ByCode />}
        <ul className={stack({ gap: '0' })}>
          {asks && (
            <li>
              <Link to="/app/forms/mac" className={way}>
                <ArrowRightLeft aria-hidden="true" size={16} />
                {t(($) => $.actions.request)}
              </Link>
            </li>
          )}
          {writes && (
            <li>
              <Link to="/app/settings/assets-inventory" search={{ asset: 'new' }} className={way}>
                <PackagePlus aria-hidden="true" size={16} />
                {t(($) => $.actions.asset)}
              </Link>
            </li>
          )}
          {finds && (
            <li>
              <Link to="/app/settings/hierarchy/find" className={way}>
                <Search aria-hidden="true" size={16} />
                {t(($) => $.actions.find)}
              </Link>
            </li>
          )}
          {writes && (
            <li>
              <Link to="/app/settings/assets-inventory/import" className={way}>
                <FileUp aria-hidden="true" size={16} />
                {t(($) => $.actions.import)}
              </Link>
            </li>
          )}
        </ul>
      </section>
    </Card>
  )
}

/** Goes to what has a code: a scanner types it and presses Enter. */
function ByCode() {
  const { t } = useTranslation('home')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const code = scannedCode(typed)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (code !== '') void navigate({ to: '/app/c/$code', params: { code } })
      }}
    >
      <SearchInput
        label={t(($) => $.actions.code)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  )
}
