import { use, useEffect, useRef, useState } from 'react'
import { join } from '@fairhouse/ui'
import { cdnAddress, ImageCdn } from '#lib/cdn'
import { sourcesOf } from './address.ts'
import { artOf, isAddress, pictures, type PictureName } from './pictures.ts'

interface Props {
  /** The name of a picture, or the address of one of the brand's own. */
  image: string
  /** Its width on the page in CSS pixels, from which the browser chooses a file. */
  size: number
  className?: string
  /** In the first view: fetched at once. */
  isFirst?: boolean
  /** What stands in when an address gives no picture. */
  fallback?: PictureName
}

/** Decorates: whatever it says stands in words beside it. */
export function Picture({ image, size, className, isFirst = false, fallback = 'default' }: Props) {
  const cdn = use(ImageCdn)
  const [failed, setFailed] = useState('')
  const shown = useRef<HTMLImageElement>(null)
  const isOwn = isAddress(image) && failed !== image
  // One that failed before the page was hydrated tells nobody unless it is asked.
  useEffect(() => {
    if (isOwn) shown.current?.decode().catch(() => setFailed(image))
  }, [image, isOwn])

  const { code } = isAddress(image) ? pictures[fallback] : artOf(image)
  const sources = isOwn
    ? { src: cdnAddress(cdn, image) }
    : { ...sourcesOf(code), sizes: `${size}px` }
  return (
    <img
      ref={shown}
      alt=""
      width={size}
      height={size}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      draggable={false}
      onError={() => setFailed(image)}
      {...sources}
      className={join('object-contain select-none', className)}
    />
  )
}
