import type { IconName } from './icon-names.ts'
import { join } from '../utils/join.ts'
import sprite from './icons.svg'

/** References a cached sprite file; inline paths would add to every page's script. */
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
