import type { ReactNode } from 'react'
import { join } from '../utils/join.ts'

/** LIST of tints. Class names are written in full because Tailwind does not find composed names. */
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

/** Class that sets the colours of a tint without drawing its background. */
export const tintClass = (tint: Tint) => tints[tint]

interface Props {
  tint: Tint
  /** Position of the light: beside the text, or behind art without text. */
  light?: 'end' | 'middle'
  className?: string
  children: ReactNode
}

/** Jewel-coloured background with light behind its art. */
export function Stage({ tint, light = 'end', className, children }: Props) {
  return (
    <div className={join('stage', tints[tint], light === 'middle' && 'stage-middle', className)}>
      {children}
    </div>
  )
}
