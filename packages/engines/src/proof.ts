import { figuresOf, rational, rowStream, type Figures, type Rational } from '#core'
import { modesOf, payoutsOfModel, scoreOfModel, stakeOf, type Mode, type SlotModel } from '#slots'
import proofs from './proofs.json' with { type: 'json' }

interface Fraction {
  readonly numerator: string
  readonly denominator: string
}

/** Proved figures of one mode: a spin or a bought feature. */
export interface ProvenMode {
  readonly returnToPlayer: Fraction
  readonly variance: Fraction
  readonly hitChance: Fraction
  readonly maxCredits: number
  readonly maxChance: Fraction
  /** Hash of the payouts of fixed rounds. It changes when the rules change. */
  readonly witness: string
}

/** Stored figures of a model, with the hash of the model that they were proved for. */
export interface Proof extends ProvenMode {
  readonly sha256: string
  /** Figures of the bought feature, if the model sells one. */
  readonly buy?: ProvenMode
}

type Sha256Hex = (text: string) => string

/** LIST of the proofs by model id. */
export const storedProofs: Readonly<Record<string, Proof>> = proofs

/** Computes the figures, which may take minutes; `npm run prove` stores the result. */
export function prove(sha256: Sha256Hex, model: SlotModel): Proof {
  const proof = { sha256: hashOfModel(sha256, model), ...proveMode(sha256, model, 'spin') }
  return modesOf(model).includes('buy') ? { ...proof, buy: proveMode(sha256, model, 'buy') } : proof
}

/** Hashes the whole model, id included; a proof holds for this hash only. */
const hashOfModel = (sha256: Sha256Hex, model: SlotModel): string => sha256(JSON.stringify(model))

function proveMode(sha256: Sha256Hex, model: SlotModel, mode: Mode): ProvenMode {
  const figures = figuresOf(payoutsOfModel(model, mode), stakeOf(model, mode))
  return {
    returnToPlayer: toStrings(figures.returnToPlayer),
    variance: toStrings(figures.variance),
    hitChance: toStrings(figures.hitChance),
    maxCredits: figures.maxCredits,
    maxChance: toStrings(figures.maxChance),
    witness: witnessOf(sha256, model, mode),
  }
}

const witnessRounds = 100

/** Hashes the payouts of fixed rounds. Unlike the hash of the model, it detects changed rules. */
function witnessOf(sha256: Sha256Hex, model: SlotModel, mode: Mode): string {
  const score = scoreOfModel(model, mode)
  const rng = rowStream(`witness ${mode}`, 0)
  return sha256(Array.from({ length: witnessRounds }, () => score(rng)).join())
}

/** Whether the stored proof fits this model and the rules as they are. */
export function isProved(sha256: Sha256Hex, model: SlotModel): boolean {
  const proof = storedProofs[model.id]
  if (proof?.sha256 !== hashOfModel(sha256, model)) return false
  return modesOf(model).every(
    (mode) => provenMode(proof, mode)?.witness === witnessOf(sha256, model, mode),
  )
}

const provenMode = (proof: Proof, mode: Mode): ProvenMode | undefined =>
  mode === 'buy' ? proof.buy : proof

/** Returns the stored proof of a model. */
export function proofOf({ id }: SlotModel): Proof {
  const proof = storedProofs[id]
  if (!proof) throw new Error(`nothing is proved of ${id}: npm run prove`)
  return proof
}

export function provenFigures(model: SlotModel, mode: Mode = 'spin'): Figures {
  const proven = provenMode(proofOf(model), mode)
  if (!proven) throw new Error(`${model.id} does not sell its feature`)
  return readFigures(proven)
}

export const readFigures = (proven: ProvenMode): Figures => ({
  returnToPlayer: fromStrings(proven.returnToPlayer),
  variance: fromStrings(proven.variance),
  hitChance: fromStrings(proven.hitChance),
  maxCredits: proven.maxCredits,
  maxChance: fromStrings(proven.maxChance),
})

const toStrings = ({ numerator, denominator }: Rational): Fraction => ({
  numerator: String(numerator),
  denominator: String(denominator),
})

const fromStrings = ({ numerator, denominator }: Fraction): Rational =>
  rational(BigInt(numerator), BigInt(denominator))
