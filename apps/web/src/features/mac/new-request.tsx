import { useTranslation } from '@plenum/i18n/react'
import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'

/** The way to the form that asks for work. */
export function NewRequest() {
  const { t } = useTranslation('work')
  return (
    <Link to="/app/forms/mac" className={button({ tone: 'primary' })}>
      <Plus aria-hidden="true" />
      {t(($) => $.mac.new)}
    </Link>
  )
}
