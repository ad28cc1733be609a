import { Icon, type IconName } from './icon.tsx'
import { join } from './join.ts'

interface Props {
  icon: IconName
  label: string
  onClick: () => void
}

export function IconButton({ icon, label, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={join(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control',
        'border border-control bg-surface text-text-quiet',
        'transition-colors hover:border-accent hover:text-accent',
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
