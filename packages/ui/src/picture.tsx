import { join } from './join.ts'
import { useSource } from './use-source.ts'

interface Props {
  src: string | undefined
  /** Shown when `src` cannot be. */
  fallback: string
  alt: string
  width: number
  height: number
  /** For what is seen at once; the others load when they come near. */
  isEager?: boolean
  className?: string
}

/** Keeps its place while it loads; a picture that is not there gives way to a given one. */
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
