import { join } from '@fairhouse/ui'
import { sourcesOf } from './address.ts'
import { Picture } from './picture.tsx'
import { artOf, isImageAddress } from './pictures.ts'

interface Props {
  image: string
  /** The width of the large picture. */
  size: number
  className?: string
  isFirst?: boolean
}

const besideClass = ['start-0 bottom-[4%] rotate-[-18deg]', 'end-0 top-0 rotate-[16deg]']

/** One large picture with two small ones around it; a brand's own picture stands alone. */
export function Scene({ image, size, className, isFirst = false }: Props) {
  const { beside } = artOf(image)
  if (isImageAddress(image)) return <Picture {...{ image, size, isFirst }} className="scene-own" />
  return (
    <div
      aria-hidden="true"
      className={join('relative flex aspect-square items-center justify-center', className)}
    >
      <Picture image={image} size={size} isFirst={isFirst} className="scene-hero size-[78%]" />
      {beside.map((code, index) => (
        <img
          key={code}
          alt=""
          width={size / 3}
          height={size / 3}
          decoding="async"
          loading="lazy"
          draggable={false}
          sizes={`${Math.round(size / 3)}px`}
          {...sourcesOf(code)}
          className={join('absolute size-[30%] object-contain', besideClass[index])}
        />
      ))}
    </div>
  )
}
