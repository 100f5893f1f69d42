import './later.css'
import { Pagination as Ark } from '@ark-ui/react/pagination'
import { pagination } from '@plenum/ui/recipes'
import { ChevronLeft, ChevronRight } from 'lucide-react'

interface PaginationProps {
  /** From 1. */
  page: number
  pageSize: number
  /** How many there are in all. */
  count: number
  words: {
    /** Name of the whole: 'Pages of the history'. */
    label: string
    previous: string
    next: string
    page: (page: number, pages: number) => string
  }
  onPageChange: (page: number) => void
}

const styles = pagination()

/** Pages by number, for short lists whose length is known; long lists scroll. */
export function Pagination({ page, pageSize, count, words, onPageChange }: PaginationProps) {
  return (
    <Ark.Root
      page={page}
      pageSize={pageSize}
      count={count}
      onPageChange={(change) => onPageChange(change.page)}
      translations={{
        rootLabel: words.label,
        prevTriggerLabel: words.previous,
        nextTriggerLabel: words.next,
        itemLabel: (item) => words.page(item.page, item.totalPages),
      }}
      className={styles.root}
    >
      <Ark.PrevTrigger className={styles.step}>
        <ChevronLeft aria-hidden="true" />
      </Ark.PrevTrigger>
      <Ark.Context>
        {({ pages }) =>
          pages.map((part, index) =>
            part.type === 'page' ? (
              <Ark.Item key={part.value} {...part} className={styles.page}>
                {part.value}
              </Ark.Item>
            ) : (
              <Ark.Ellipsis
                key={index < pages.length / 2 ? 'before' : 'after'}
                index={index}
                className={styles.ellipsis}
              >
                …
              </Ark.Ellipsis>
            ),
          )
        }
      </Ark.Context>
      <Ark.NextTrigger className={styles.step}>
        <ChevronRight aria-hidden="true" />
      </Ark.NextTrigger>
    </Ark.Root>
  )
}
