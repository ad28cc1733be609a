import { shapes } from './icon-shapes.ts'
import { join } from './join.ts'

export type IconName = keyof typeof shapes

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={join('size-5 shrink-0', className)}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
