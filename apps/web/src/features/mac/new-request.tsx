import { button } from '@plenum/ui/recipes'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

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
