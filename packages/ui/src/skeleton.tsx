import { join } from './join.ts'

/** Takes the place of what is coming; its size comes with the class. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={join('block animate-breathe rounded-control bg-line/70', className)}
    />
  )
}
