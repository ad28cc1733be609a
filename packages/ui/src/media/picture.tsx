import { join } from '../utils/join.ts'
import { useSource } from '../utils/use-source.ts'

interface Props {
  src: string | undefined
  /** Shown when `src` does not load. */
  fallback: string
  alt: string
  width: number
  height: number
  /** For pictures visible at once; others load lazily. */
  isEager?: boolean
  className?: string
}

/** Image with a reserved size and a fallback. */
export function Picture({ src, fallback, alt, isEager = false, className, ...size }: Props) {
  const { source, fail, ref } = useSource([src, fallback])
  return (
    <img
      key={source}
      ref={ref}
      src={source}
      alt={alt}
      width={size.width}
      height={size.height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      onError={fail}
      className={join('h-auto max-w-full bg-surface-raised object-cover', className)}
    />
  )
}
