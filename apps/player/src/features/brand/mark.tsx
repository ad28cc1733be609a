import { join } from '@fairhouse/ui'

/** A house with a diamond for its door; also in `public/icon.svg`. */
export const markPath =
  'M16 2.5 3 12.6V27a2.5 2.5 0 0 0 2.5 2.5h21A2.5 2.5 0 0 0 29 27V12.6zM16 11.5l5.6 7.5L16 26.5 10.4 19z'

export function Mark({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      className={join('shrink-0 fill-current text-accent', className)}
    >
      <path fillRule="evenodd" d={markPath} />
    </svg>
  )
}
