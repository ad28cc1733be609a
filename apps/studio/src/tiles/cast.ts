import type { Dice } from './dice.ts'
import { times } from './scene.ts'

/** Position of a picture: its centre, size and rotation. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly angle: number
}

/** Positions of all pictures; `behind` is drawn first, and `mount` is the frame of the hero. */
export interface Cast {
  readonly hero: Place
  readonly behind: readonly Place[]
  readonly before: readonly Place[]
  readonly mount: 'none' | 'medal' | 'gem' | 'shield'
}

type Casting = (dice: Dice) => Cast

const at = (x: number, y: number, size: number, angle = 0): Place => ({ x, y, size, angle })
const alone = { behind: [], before: [], mount: 'none' } as const

const giant: Casting = (dice) => {
  const side = dice.side()
  return { ...alone, hero: at(180 + side * 16, 196, 336, side * dice.between(3, 9)) }
}

const aside: Casting = (dice) => {
  const side = dice.side()
  return {
    ...alone,
    hero: at(180 - side * 48, 205, 280, -side * dice.between(4, 12)),
    behind: [at(180 + side * 112, 118, 128, side * 14), at(180 + side * 122, 262, 96, side * -12)],
  }
}

const trio: Casting = (dice) => ({
  ...alone,
  hero: at(180, 214, dice.between(238, 262)),
  behind: [at(74, dice.between(120, 165), 158, -16), at(286, dice.between(120, 165), 158, 16)],
})

const fan: Casting = (dice) => {
  const turn = dice.between(-6, 6)
  return {
    ...alone,
    hero: at(180, 236, 236, turn),
    behind: [
      at(52, 208, 112, -34),
      at(106, 116, 118, -16),
      at(254, 116, 118, 16),
      at(308, 208, 112, 34),
    ],
  }
}

const pair: Casting = (dice) => {
  const side = dice.side()
  return {
    ...alone,
    hero: at(180 - side * 62, 226, 248, -side * 6),
    behind: [at(180 + side * 66, 156, 222, side * 10)],
  }
}

const heap: Casting = (dice) => ({
  ...alone,
  hero: at(180, 168, 252, dice.between(-5, 5)),
  behind: times(5, (index) =>
    at(36 + index * 72, 296 + dice.between(-16, 8), 104, dice.between(-30, 30)),
  ),
  before: times(4, (index) =>
    at(60 + index * 80, 332 + dice.between(-8, 8), 84, dice.between(-30, 30)),
  ),
})

const orbit: Casting = (dice) => {
  const startAngle = dice.next() * 6
  const ring = times(6, (index) => {
    const angle = startAngle + (index / 6) * Math.PI * 2
    return at(
      180 + Math.cos(angle) * 138,
      196 + Math.sin(angle) * 128,
      78 + Math.sin(angle) * 14,
      dice.between(-24, 24),
    )
  })
  return { ...alone, hero: at(180, 196, 218), behind: ring }
}

const mounted =
  (mount: Cast['mount']): Casting =>
  (dice) => ({
    mount,
    hero: at(180, mount === 'shield' ? 190 : 194, 214, dice.between(-5, 5)),
    behind: [],
    before: dice.chance(0.6)
      ? [at(64, 306, 100, -14), at(296, 306, 100, 14)]
      : [at(180 + dice.side() * 104, 300, 124, dice.between(-12, 12))],
  })

const falling: Casting = (dice) => ({
  ...alone,
  hero: at(180 + dice.between(-24, 24), 214, 286, dice.side() * 8),
  behind: times(7, (index) => {
    return at(
      30 + ((index * 137) % 310),
      40 + index * 40,
      dice.between(48, 92),
      dice.between(-60, 60),
    )
  }),
  before: [at(dice.chance(0.5) ? 44 : 316, dice.between(270, 320), 118, dice.between(-40, 40))],
})

/** LIST of compositions; repeated ones are chosen more often. */
const castings = [
  giant,
  giant,
  aside,
  trio,
  fan,
  pair,
  pair,
  heap,
  orbit,
  falling,
  mounted('medal'),
  mounted('gem'),
  mounted('shield'),
] as const satisfies readonly [Casting, ...Casting[]]

export const castOf = (dice: Dice): Cast => dice.pick<Casting>(castings)(dice)
