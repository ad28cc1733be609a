import { join } from '../utils/join.ts'

/** Classes of an input. The font is 16 px because phones zoom in on smaller ones. */
export const inputClass = join(
  'min-h-12 w-full min-w-0 rounded-control border border-control bg-surface-sunken text-base',
  'text-text transition-colors placeholder:text-text-quiet hover:border-accent',
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-raised',
  'disabled:text-text-quiet',
)
