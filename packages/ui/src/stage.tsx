import type { ReactNode } from 'react'
import { join } from './join.ts'

export type Tint = 'jade' | 'gold' | 'ruby' | 'sapphire' | 'violet'

interface Props {
  tint: Tint
  /** Where the light falls: beside the words, or on art that stands alone. */
  light?: 'end' | 'middle'
  className?: string
  children: ReactNode
}

/** A jewel-coloured ground with light behind its art. */
export function Stage({ tint, light = 'end', className, children }: Props) {
  return (
    <div
      className={join('stage', `stage-${tint}`, light === 'middle' && 'stage-middle', className)}
    >
      {children}
    </div>
  )
}
