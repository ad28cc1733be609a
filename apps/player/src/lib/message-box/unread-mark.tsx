import { join } from '@fairhouse/ui'
import { useMessageBox } from './message-box.ts'

/** The unread count. Hidden from screen readers: the text beside it says the same. */
export function UnreadMark({ className }: { className?: string }) {
  const unread = useMessageBox()?.unread ?? 0
  if (unread === 0) return null
  return (
    <span
      aria-hidden="true"
      className={join(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5',
        'text-xs font-bold text-on-accent tabular-nums',
        className,
      )}
    >
      {unread > 99 ? '99+' : unread}
    </span>
  )
}
