import type { ReactNode } from 'react'
import { join } from './join.ts'

/** LIST of grounds. In full: a name put together is not found by what looks for used classes. */
const tints = {
  jade: 'stage-jade',
  gold: 'stage-gold',
  ruby: 'stage-ruby',
  sapphire: 'stage-sapphire',
  violet: 'stage-violet',
  ember: 'stage-ember',
  rose: 'stage-rose',
  teal: 'stage-teal',
  forest: 'stage-forest',
  dusk: 'stage-dusk',
}

export type Tint = keyof typeof tints

export const isTint = (name: string): name is Tint => Object.hasOwn(tints, name)

export const tintNames = Object.keys(tints).filter(isTint)

/** Gives a part the colours of a ground, without the ground itself. */
export const tintClass = (tint: Tint) => tints[tint]

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
    <div className={join('stage', tints[tint], light === 'middle' && 'stage-middle', className)}>
      {children}
    </div>
  )
}
