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

/** In full: a name that is put together is not found by what looks for used classes. */
const tints: Record<Tint, string> = {
  jade: 'stage-jade',
  gold: 'stage-gold',
  ruby: 'stage-ruby',
  sapphire: 'stage-sapphire',
  violet: 'stage-violet',
}

/** A jewel-coloured ground with light behind its art. */
export function Stage({ tint, light = 'end', className, children }: Props) {
  return (
    <div className={join('stage', tints[tint], light === 'middle' && 'stage-middle', className)}>
      {children}
    </div>
  )
}
