import type { ReactNode } from 'react'
import { join } from './join.ts'

interface Props {
  onClick: () => void
  busy?: boolean
  children: ReactNode
}

/** Stays focusable while busy, so that nobody loses the place. */
export function Button({ onClick, busy = false, children }: Props) {
  return (
    <button
      type="button"
      aria-disabled={busy}
      onClick={busy ? undefined : onClick}
      className={join(
        'inline-flex min-h-12 cursor-pointer items-center justify-center rounded-control px-6',
        'bg-accent font-semibold text-on-accent transition-colors hover:bg-accent-strong',
        'aria-disabled:cursor-progress aria-disabled:bg-surface-raised',
        'aria-disabled:text-text-quiet',
      )}
    >
      {children}
    </button>
  )
}
