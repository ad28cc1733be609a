import { join, tintClass, tintNames, type Tint } from '@fairhouse/ui'
import { waves } from '@fairhouse/engines/lottery'
import type { ReactNode } from 'react'

export type BallSize = 'small' | 'medium' | 'large'
export type Wave = keyof typeof waves

const sizes: Record<BallSize, string> = {
  small: 'size-7 text-sm',
  medium: 'size-8 text-base',
  large: 'size-9 text-lg sm:size-12 sm:text-2xl',
}

const ballClass = 'inline-flex shrink-0 items-center justify-center font-bold tabular-nums'
/** Filled with the light of its tint. */
export const tintedClass =
  'bg-linear-to-br from-(--stage-glow) to-(--stage-glow)/85 text-(--stage-deep)'
const emptyClass = 'border border-dashed border-control text-text-quiet'
const waitingText = '·'

/** How a ball of a draw looks. */
export interface BallLook {
  readonly size: BallSize
  /**
   * While a result is revealed: a hidden ball keeps its place, and one that is not hidden comes in
   * with an animation. Undefined where all balls simply stand there.
   */
  readonly isHidden?: boolean | undefined
}

interface Props extends BallLook {
  tone?: 'accent' | 'quiet'
  children: ReactNode
}

const tones = {
  accent: 'bg-linear-to-b from-accent-glow to-accent text-on-accent',
  quiet: 'border border-control bg-surface-raised text-text',
}

export function Ball({ size, isHidden, tone = 'accent', children }: Props) {
  return (
    <span
      className={join(
        ballClass,
        'rounded-full',
        sizes[size],
        isHidden === false && 'animate-rise',
        isHidden ? emptyClass : tones[tone],
      )}
    >
      {isHidden ? waitingText : children}
    </span>
  )
}

const waveTints: Record<Wave, Tint> = { red: 'ruby', blue: 'sapphire', green: 'jade' }

export const waveOf = (number: number): Wave => {
  if (waves.red.some((one) => one === number)) return 'red'
  return waves.blue.some((one) => one === number) ? 'blue' : 'green'
}

interface WaveProps extends BallLook {
  number: number
  /** The wave in words, so that colour is not its only sign. */
  label: string
}

/** A ball of Mark Six with its wave. */
export function WaveBall({ size, isHidden, number, label }: WaveProps) {
  return (
    <span className="inline-flex flex-col items-center gap-0.5">
      <span
        className={join(
          ballClass,
          'rounded-full',
          size === 'large' ? 'size-8 text-base sm:size-12 sm:text-2xl' : sizes[size],
          isHidden === false && 'animate-rise',
          isHidden ? emptyClass : join(tintClass(waveTints[waveOf(number)]), tintedClass),
        )}
      >
        {isHidden ? waitingText : twoDigits(number)}
      </span>
      <span className="text-[0.625rem]/none text-text-quiet">{isHidden ? waitingText : label}</span>
    </span>
  )
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** A car of PK10: each number has its own colour. */
export function Car({ number, size, isHidden }: BallLook & { number: number }) {
  const tint = tintNames[number - 1] ?? 'jade'
  return (
    <span
      className={join(
        'flex aspect-square items-center justify-center rounded-md font-bold tabular-nums',
        size === 'large' ? 'text-sm sm:text-xl' : 'text-sm',
        isHidden === false && 'animate-rise',
        isHidden ? emptyClass : join(tintClass(tint), tintedClass),
      )}
    >
      {isHidden ? waitingText : number}
    </span>
  )
}

/** Where a face has its pips, on a grid of three by three. */
const pipsOf: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[12, 12]],
  2: [
    [6.5, 17.5],
    [17.5, 6.5],
  ],
  3: [
    [6.5, 17.5],
    [12, 12],
    [17.5, 6.5],
  ],
  4: [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [6.5, 6.5],
    [6.5, 12],
    [6.5, 17.5],
    [17.5, 6.5],
    [17.5, 12],
    [17.5, 17.5],
  ],
}

const redFaces = [1, 4]

/** A die with its pips; one and four are red, as on Asian dice. */
export function Die({ face, size, isHidden }: BallLook & { face: number }) {
  if (isHidden) {
    return (
      <span className={join(ballClass, 'rounded-md', emptyClass, sizes[size])}>{waitingText}</span>
    )
  }
  return (
    <span
      className={join(
        ballClass,
        isHidden === false && 'animate-rise',
        'rounded-md border border-control bg-on-stage',
        tintClass('ruby'),
        redFaces.includes(face) ? 'text-(--stage-ground)' : 'text-on-stage-accent',
        sizes[size],
      )}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-full fill-current">
        {(pipsOf[face] ?? []).map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={face === 1 ? 3.6 : 2.3} />
        ))}
      </svg>
    </span>
  )
}

/** A number of Keno, small enough for ten in a row on a phone. */
export function KenoNumber({ number, size, isHidden }: BallLook & { number: number }) {
  return (
    <span
      className={join(
        'flex aspect-square items-center justify-center rounded-full font-semibold tabular-nums',
        size === 'large' ? 'text-xs sm:text-lg' : 'text-xs',
        isHidden === false && 'animate-rise',
        isHidden ? emptyClass : tones.accent,
      )}
    >
      {isHidden ? waitingText : twoDigits(number)}
    </span>
  )
}
