import { join } from '../utils/join.ts'

/** Placeholder for loading content; the class sets its size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={join('block animate-breathe rounded-control bg-line/70', className)}
    />
  )
}
