import { join } from '@fairhouse/ui'

export const chipClass = join(
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-control px-4 text-sm',
  'font-semibold text-text-quiet transition-colors hover:border-accent hover:text-accent',
  'aria-[current=true]:border-accent aria-[current=true]:bg-accent',
  'aria-[current=true]:text-on-accent',
)
