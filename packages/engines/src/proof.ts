import { figuresOf, rational, rowStream, type Figures, type Rational } from '#core'
import { modesOf, payoutsOfModel, scoreOfModel, stakeOf, type Mode, type SlotModel } from '#slots'
import proofs from './proofs.json' with { type: 'json' }

interface Fraction {
  readonly numerator: string
  readonly denominator: string
}

/** What was proved of one way to begin a round. */
export interface ProvenMode {
  readonly returnToPlayer: Fraction
  readonly variance: Fraction
  readonly hitChance: Fraction
  readonly maxCredits: number
  readonly maxChance: Fraction
  /** Of what some rounds with fixed numbers pay: rules that were changed since show by it. */
  readonly witness: string
}

/** The figures of a maths model as they are stored, with the hash of what they were proved of. */
export interface Proof extends ProvenMode {
  readonly sha256: string
  /** Of rounds whose feature is bought, where the model sells it. */
  readonly buy?: ProvenMode
}

type Sha256Hex = (text: string) => string

/** LIST of what is proved, by the name of the model. */
export const storedProofs: Readonly<Record<string, Proof>> = proofs

/** Works the figures out, which may take a while; `npm run prove` stores what comes out. */
export function prove(sha256: Sha256Hex, model: SlotModel): Proof {
  const proof = { sha256: hashOfModel(sha256, model), ...proveMode(sha256, model, 'spin') }
  return modesOf(model).includes('buy') ? { ...proof, buy: proveMode(sha256, model, 'buy') } : proof
}

/** What a proof is bound to: all of the model, with its name. */
const hashOfModel = (sha256: Sha256Hex, model: SlotModel): string => sha256(JSON.stringify(model))

function proveMode(sha256: Sha256Hex, model: SlotModel, mode: Mode): ProvenMode {
  const figures = figuresOf(payoutsOfModel(model, mode), stakeOf(model, mode))
  return {
    returnToPlayer: written(figures.returnToPlayer),
    variance: written(figures.variance),
    hitChance: written(figures.hitChance),
    maxCredits: figures.maxCredits,
    maxChance: written(figures.maxChance),
    witness: witnessOf(sha256, model, mode),
  }
}

const witnesses = 100

/** The hash of a model says nothing about the rules that play it; this does, and is quick. */
function witnessOf(sha256: Sha256Hex, model: SlotModel, mode: Mode): string {
  const score = scoreOfModel(model, mode)
  const rng = rowStream(`witness ${mode}`, 0)
  return sha256(Array.from({ length: witnesses }, () => score(rng)).join())
}

/** Whether what is stored was proved of this model, and by the rules as they are. */
export function isProved(sha256: Sha256Hex, model: SlotModel): boolean {
  const proof = storedProofs[model.id]
  if (proof?.sha256 !== hashOfModel(sha256, model)) return false
  return modesOf(model).every(
    (mode) => provenMode(proof, mode)?.witness === witnessOf(sha256, model, mode),
  )
}

const provenMode = (proof: Proof, mode: Mode): ProvenMode | undefined =>
  mode === 'buy' ? proof.buy : proof

/** What was proved of a model. */
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
  returnToPlayer: read(proven.returnToPlayer),
  variance: read(proven.variance),
  hitChance: read(proven.hitChance),
  maxCredits: proven.maxCredits,
  maxChance: read(proven.maxChance),
})

const written = ({ numerator, denominator }: Rational): Fraction => ({
  numerator: String(numerator),
  denominator: String(denominator),
})

const read = ({ numerator, denominator }: Fraction): Rational =>
  rational(BigInt(numerator), BigInt(denominator))
