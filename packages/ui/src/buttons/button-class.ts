import { join } from '../utils/join.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'plain'
export type ButtonSize = 'small' | 'medium' | 'large'

const variants: Record<ButtonVariant, string> = {
  primary: join(
    'bg-accent bg-linear-to-b from-accent-glow to-accent text-on-accent',
    'hover:from-accent-strong hover:to-accent-strong hover:shadow-glow',
  ),
  quiet: join(
    'border border-control bg-surface text-text',
    'hover:border-accent hover:bg-accent-soft hover:text-accent-strong',
  ),
  plain: 'text-accent hover:bg-accent-soft hover:text-accent-strong',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 gap-2 px-4 text-sm',
  medium: 'min-h-12 gap-2.5 px-6',
  large: 'min-h-14 gap-3 px-8 text-lg',
}

/** Classes of a button, also for links that look like one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
): string {
  return join(
    'inline-flex cursor-pointer items-center justify-center rounded-control text-center',
    'font-semibold transition active:translate-y-px',
    'aria-disabled:cursor-progress aria-disabled:border-transparent aria-disabled:bg-none',
    'aria-disabled:bg-surface-raised aria-disabled:text-text-quiet aria-disabled:shadow-none',
    variants[variant],
    sizes[size],
  )
}
