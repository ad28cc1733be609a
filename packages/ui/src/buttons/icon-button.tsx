import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icon-names.ts'
import { join } from '../utils/join.ts'

interface Props {
  icon: IconName
  label: string
  onClick: () => void
  variant?: 'quiet' | 'plain'
}

const variants = {
  quiet: 'border border-control bg-surface hover:border-accent hover:text-accent',
  plain: 'hover:bg-accent-soft hover:text-accent-strong',
}

export function IconButton({ icon, label, onClick, variant = 'quiet' }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={join(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control',
        'text-text-quiet transition-colors',
        variants[variant],
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
