import { useState } from 'react'
import { join } from '@fairhouse/ui'
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
  const [failed, setFailed] = useState('')
  const isOwn = isAddress(image) && failed !== image
  const { code } = isAddress(image) ? pictures[fallback] : artOf(image)
  const sources = isOwn ? { src: image } : { ...sourcesOf(code), sizes: `${size}px` }
  return (
    <img
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
