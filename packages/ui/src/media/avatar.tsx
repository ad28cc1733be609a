import { Icon } from './icon.tsx'
import { initials } from './initials.ts'
import { join } from '../utils/join.ts'
import { useSource } from '../utils/use-source.ts'

interface Props {
  name: string
  src?: string
  /** Shown when `src` does not load; without a fallback the initials are shown. */
  fallback?: string
  size?: 'small' | 'medium' | 'large'
}

const sizes = {
  small: { px: 32, className: 'size-8 text-xs' },
  medium: { px: 44, className: 'size-11 text-sm' },
  large: { px: 80, className: 'size-20 text-2xl' },
}

export function Avatar({ name, src, fallback, size = 'medium' }: Props) {
  const { source, fail, ref } = useSource([src, fallback])
  const { px, className } = sizes[size]
  const letters = initials(name)
  return (
    <span
      role="img"
      aria-label={name}
      className={join(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full',
        'border border-line bg-accent-soft font-semibold text-accent-strong',
        className,
      )}
    >
      {source === undefined ? (
        letters || <Icon name="user" />
      ) : (
        <img
          key={source}
          ref={ref}
          src={source}
          alt=""
          width={px}
          height={px}
          onError={fail}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
