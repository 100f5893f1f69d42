import './later.css'
import { filterChip } from '@plenum/ui/recipes'
import { X } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface FilterChipProps {
  /** What it narrows by: 'Status'. */
  name: string
  /** To what: 'Faulty, Repair'. */
  value: string
  removeLabel: string
  onChange: () => void
  onRemove: () => void
}

const styles = filterChip()

/** One filter that is on: pressed it opens, its cross takes it off. */
export function FilterChip({ name, value, removeLabel, onChange, onRemove }: FilterChipProps) {
  return (
    <span className={styles.root}>
      <button type="button" className={styles.open} aria-haspopup="dialog" title={value} onClick={onChange}>
        <span className={styles.name}>{name}</span> <span className={styles.value}>{value}</span>
      </button>
      <span className={styles.remove}>
        <IconButton label={removeLabel} size="compact" onClick={onRemove}>
          <X />
        </IconButton>
      </span>
    </span>
  )
}
