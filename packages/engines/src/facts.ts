import { decimal, inverse, plus, rational, times, type Jackpot, type Rational } from '#core'
import { modesOf, stakeOf, type Mode, type SlotModel } from '#slots'
import type { Game } from './catalogue.ts'
import { provenFigures } from './proof.ts'

export type Volatility = 'low' | 'medium' | 'high'

/** A part of a stake, exactly. */
interface Part {
  readonly numerator: string
  readonly denominator: string
  readonly percent: string
}

/** What a round is that begins with the feature; its wins are told in times of its price. */
interface BoughtFacts {
  readonly credits: number
  readonly returnToPlayer: Part
  readonly hitRate: string
  readonly maxWin: { readonly timesStake: string; readonly oneIn: string }
}

/** What a pot adds to what the game itself gives back. */
export interface JackpotFacts {
  readonly code: string
  /** The part of every stake that goes into it, all of which is won in the long run. */
  readonly share: Part
  /** Of the return with it. */
  readonly percentWith: string
  /** Each of the least credits that a stake is made of is a chance in so many. */
  readonly oneIn: number
}

/** What anybody may know of a game; the shape is what the studio tells. */
export interface Facts {
  readonly code: string
  readonly name: string
  readonly kind: Game['kind']
  readonly version: number
  readonly config: Game['config']
  readonly roundCredits: number
  /** Of the game itself, without a pot. */
  readonly returnToPlayer: Part
  /** One in so many rounds pays something. */
  readonly hitRate: string
  readonly maxWin: { readonly timesStake: string; readonly oneIn: string }
  readonly volatility: Volatility
  /** Of rounds whose feature is bought, where it is for sale. */
  readonly bought?: BoughtFacts
  readonly jackpot?: JackpotFacts
}

/** Up to here the standard deviation of a round is four and eight stakes. */
const lowVariance = 16n
const mediumVariance = 64n

type OfModel = Omit<Facts, 'code' | 'name' | 'kind' | 'version' | 'config' | 'jackpot'>

/** What follows from a model is worked out once, because thousands of games share it. */
const known = new WeakMap<SlotModel, OfModel>()

export function factsOf(game: Game): Facts {
  const { code, name, kind, version, config, jackpot } = game
  const facts = known.get(config.model) ?? ofModel(config.model)
  known.set(config.model, facts)
  const told = { code, name, kind, version, config, ...facts }
  return jackpot ? { ...told, jackpot: ofJackpot(game, jackpot) } : told
}

function ofJackpot(game: Game, { code, share, oneIn }: Jackpot): JackpotFacts {
  const part = rational(BigInt(share.numerator), BigInt(share.denominator))
  const { returnToPlayer } = provenFigures(game.config.model)
  return {
    code,
    share: partOf(part),
    percentWith: percentOf(plus(returnToPlayer, part)),
    oneIn,
  }
}

const percentOf = (part: Rational) => decimal(times(part, rational(100n, 1n)), 2)

const partOf = (part: Rational): Part => ({
  numerator: String(part.numerator),
  denominator: String(part.denominator),
  percent: percentOf(part),
})

function ofModel(model: SlotModel): OfModel {
  const { roundCredits } = model
  const told = {
    roundCredits,
    ...ofMode(model, 'spin'),
    volatility: volatilityOf(provenFigures(model).variance),
  }
  if (!modesOf(model).includes('buy')) return told
  return { ...told, bought: { credits: stakeOf(model, 'buy'), ...ofMode(model, 'buy') } }
}

function ofMode(model: SlotModel, mode: Mode): Omit<BoughtFacts, 'credits'> {
  const { returnToPlayer, hitChance, maxCredits, maxChance } = provenFigures(model, mode)
  const timesStake = rational(BigInt(maxCredits), BigInt(stakeOf(model, mode)))
  return {
    returnToPlayer: partOf(returnToPlayer),
    hitRate: decimal(inverse(hitChance), 2, 'up'),
    maxWin: {
      timesStake: decimal(timesStake, 2).replace(/\.?0+$/, ''),
      oneIn: decimal(inverse(maxChance), 0, 'up'),
    },
  }
}

/** By the variance of a round, in stakes. */
export function volatilityOf({ numerator, denominator }: Rational): Volatility {
  if (numerator < lowVariance * denominator) return 'low'
  return numerator < mediumVariance * denominator ? 'medium' : 'high'
}
