import type { IconName } from './icon-names.ts'
import { join } from './join.ts'
import sprite from './icons.svg'

/** The lines are in one file that browsers keep: they would weigh on every page as code. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={join('size-5 shrink-0', className)}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
