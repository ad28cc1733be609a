import { use, useEffect, useRef, useState } from 'react'
import { join } from '@fairhouse/ui'
import { cdnAddress, ImageCdn } from '#lib/cdn'
import { sourcesOf } from './address.ts'
import { artOf, isImageAddress, pictures, type PictureName } from './pictures.ts'

interface Props {
  /** The name of a picture, or the address of one of the brand's pictures. */
  image: string
  /** Its width on the page in CSS pixels, from which the browser chooses a file. */
  size: number
  className?: string
  /** In the first view: loaded eagerly. */
  isFirst?: boolean
  /** Shown if the address fails to load. */
  fallback?: PictureName
}

/** Decorative: the text beside it says the same. */
export function Picture({ image, size, className, isFirst = false, fallback = 'default' }: Props) {
  const cdn = use(ImageCdn)
  const [failed, setFailed] = useState('')
  const shown = useRef<HTMLImageElement>(null)
  const isOwn = isImageAddress(image) && failed !== image
  // An image that failed before hydration sends no event; decode() finds out.
  useEffect(() => {
    if (isOwn) shown.current?.decode().catch(() => setFailed(image))
  }, [image, isOwn])

  const { code } = isImageAddress(image) ? pictures[fallback] : artOf(image)
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
