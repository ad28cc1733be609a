import { decimal, inverse, plus, rational, times, type Jackpot, type Rational } from '#core'
import { modesOf, stakeOf, type Mode, type SlotModel } from '#slots'
import type { Game } from './catalogue.ts'
import { provenFigures } from './proof.ts'

export type Volatility = 'low' | 'medium' | 'high'

/** An exact share of a stake. */
interface Share {
  readonly numerator: string
  readonly denominator: string
  readonly percent: string
}

/** Facts of a bought feature; wins are in multiples of its price. */
interface BoughtFacts {
  readonly credits: number
  readonly returnToPlayer: Share
  readonly hitRate: string
  readonly maxWin: { readonly timesStake: string; readonly oneIn: string }
}

/** The jackpot's share of the return, beside the return of the game itself. */
export interface JackpotFacts {
  readonly code: string
  /** Share of every stake that feeds the jackpot; in the long run all of it is won. */
  readonly share: Share
  /** Return in percent, jackpot included. */
  readonly percentWith: string
  /** Every smallest credit of a stake has a chance of one in so many. */
  readonly oneIn: number
}

/** Public facts of a game, in the shape of the studio's answer. */
export interface Facts {
  readonly code: string
  readonly name: string
  readonly kind: Game['kind']
  readonly version: number
  readonly config: Game['config']
  readonly roundCredits: number
  /** Return of the game itself, without a jackpot. */
  readonly returnToPlayer: Share
  /** One in so many rounds pays. */
  readonly hitRate: string
  readonly maxWin: { readonly timesStake: string; readonly oneIn: string }
  readonly volatility: Volatility
  /** Facts of the bought feature, if the game sells one. */
  readonly bought?: BoughtFacts
  readonly jackpot?: JackpotFacts
}

/** Upper bounds of low and medium volatility: standard deviations of four and eight stakes. */
const lowVariance = 16n
const mediumVariance = 64n

type ModelFacts = Omit<Facts, 'code' | 'name' | 'kind' | 'version' | 'config' | 'jackpot'>

/** Facts by model, computed once because thousands of games share a model. */
const cache = new WeakMap<SlotModel, ModelFacts>()

export function factsOf(game: Game): Facts {
  const { code, name, kind, version, config, jackpot } = game
  const modelFacts = cache.get(config.model) ?? factsOfModel(config.model)
  cache.set(config.model, modelFacts)
  const facts = { code, name, kind, version, config, ...modelFacts }
  return jackpot ? { ...facts, jackpot: factsOfJackpot(game, jackpot) } : facts
}

function factsOfJackpot(game: Game, { code, share, oneIn }: Jackpot): JackpotFacts {
  const exact = rational(BigInt(share.numerator), BigInt(share.denominator))
  const { returnToPlayer } = provenFigures(game.config.model)
  return {
    code,
    share: shareOf(exact),
    percentWith: percentOf(plus(returnToPlayer, exact)),
    oneIn,
  }
}

const percentOf = (part: Rational) => decimal(times(part, rational(100n, 1n)), 2)

const shareOf = (part: Rational): Share => ({
  numerator: String(part.numerator),
  denominator: String(part.denominator),
  percent: percentOf(part),
})

function factsOfModel(model: SlotModel): ModelFacts {
  const { roundCredits } = model
  const facts = {
    roundCredits,
    ...factsOfMode(model, 'spin'),
    volatility: volatilityOf(provenFigures(model).variance),
  }
  if (!modesOf(model).includes('buy')) return facts
  return { ...facts, bought: { credits: stakeOf(model, 'buy'), ...factsOfMode(model, 'buy') } }
}

function factsOfMode(model: SlotModel, mode: Mode): Omit<BoughtFacts, 'credits'> {
  const { returnToPlayer, hitChance, maxCredits, maxChance } = provenFigures(model, mode)
  const timesStake = rational(BigInt(maxCredits), BigInt(stakeOf(model, mode)))
  return {
    returnToPlayer: shareOf(returnToPlayer),
    hitRate: decimal(inverse(hitChance), 2, 'up'),
    maxWin: {
      timesStake: decimal(timesStake, 2).replace(/\.?0+$/, ''),
      oneIn: decimal(inverse(maxChance), 0, 'up'),
    },
  }
}

/** Classifies the variance of a round, in squared stakes. */
export function volatilityOf({ numerator, denominator }: Rational): Volatility {
  if (numerator < lowVariance * denominator) return 'low'
  return numerator < mediumVariance * denominator ? 'medium' : 'high'
}
