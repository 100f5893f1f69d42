import { Portal } from '@ark-ui/react/portal'
import { createToaster, Toast, Toaster } from '@ark-ui/react/toast'
import { toast as toastRecipe } from '@plenum/ui/recipes'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { stackFocus } from './stack-focus.ts'

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const

export type NoticeType = keyof typeof icons

/** What is told in the corner, until it is dismissed. */
export interface Notice {
  type: NoticeType
  title: string
  message?: string | undefined
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onClick: () => void } | undefined
}

/** By then a notification that was dismissed has slid away. */
const GONE_MS = 500

/** More of them at once would cover the page. */
const MOST = 5

/** Where a dialog's buttons stand at the foot of the screen, and as wide as it is. */
const NARROW = '(width < 40rem)'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A notification's id: 21 random characters of 64. */
export const noticeId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(21)), (byte) => ALPHABET[byte % 64]).join('')

/** A stack of notifications that stay until dismissed. */
export function createNotices() {
  const narrow = matchMedia(NARROW)
  const placement = () => (narrow.matches ? 'top' : 'bottom-end')
  const toaster = createToaster({
    placement: placement(),
    duration: Number.POSITIVE_INFINITY,
    overlap: false,
    gap: 8,
    max: MOST,
    // below the head of a page or a sheet, and above the buttons at its foot
    offsets: { top: '4.75rem', right: '1rem', bottom: '4.75rem', left: '1rem' },
  })
  narrow.addEventListener('change', () => (toaster.attrs.placement = placement()))
  /** What the stack would hold back: what is told twice stands there once, and what went well gives way first. */
  const makeRoom = ({ type, title, message, action }: Notice) => {
    const shown = toaster.getVisibleToasts()
    const same = shown.find(
      (each) =>
        !each.action && !action && each.type === type && each.title === title && each.description === message,
    )
    if (same?.id !== undefined) return toaster.remove(same.id)
    if (shown.length < MOST) return undefined
    const oldest = shown.findLast((each) => each.type === 'success' || each.type === 'info') ?? shown.at(-1)
    return oldest?.id && toaster.remove(oldest.id)
  }
  return {
    toaster,
    focus: stackFocus(),
    /** Adds one and answers its id; where the stack is full, an older one leaves it. */
    notify: (notice: Notice) => {
      const { type, title, message, action } = notice
      const id = noticeId()
      makeRoom(notice)
      toaster.create({
        id,
        type,
        title,
        ...(message !== undefined && { description: message }),
        ...(action !== undefined && { action }),
      })
      return id
    },
    dismiss: (id?: string) => toaster.dismiss(id),
    /** Takes one back, even one that is not drawn yet and does not hear of being dismissed. */
    withdraw: (id: string) => {
      toaster.dismiss(id)
      setTimeout(() => toaster.isVisible(id) && toaster.remove(id), GONE_MS)
    },
  }
}

export type Notices = ReturnType<typeof createNotices>

interface NoticeStackProps {
  notices: Notices
  /** What the stack is called; Alt+T goes there. */
  label: string
  closeLabel: string
}

/** Shows the stack in its corner, or at the top of a narrow screen, over any dialog, below any menu; new ones are announced. Mount once. */
export function NoticeStack({ notices, label, closeLabel }: NoticeStackProps) {
  const styles = toastRecipe()
  return (
    <Portal>
      <Toaster
        {...notices.focus.stack}
        className={styles.stack}
        toaster={notices.toaster}
        aria-label={label}
        aria-keyshortcuts="Alt+T"
      >
        {(notice) => {
          const type = isNoticeType(notice.type) ? notice.type : 'info'
          const Icon = icons[type]
          return (
            <Toast.Root {...notices.focus.notice} className={styles.root}>
              <span aria-hidden="true" className={styles.icon}>
                <Icon />
              </span>
              <div className={styles.body}>
                <Toast.Title className={styles.title}>{notice.title}</Toast.Title>
                <Toast.Description className={styles.message}>{notice.description}</Toast.Description>
                {notice.action && (
                  <div className={styles.actions}>
                    <Toast.ActionTrigger asChild>
                      <Button size="compact">{notice.action.label}</Button>
                    </Toast.ActionTrigger>
                  </div>
                )}
              </div>
              <Toast.CloseTrigger asChild>
                <IconButton label={closeLabel} size="compact" className={styles.close}>
                  <X />
                </IconButton>
              </Toast.CloseTrigger>
            </Toast.Root>
          )
        }}
      </Toaster>
    </Portal>
  )
}

const isNoticeType = (type: string | undefined): type is NoticeType => type !== undefined && type in icons
