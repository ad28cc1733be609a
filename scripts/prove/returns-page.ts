import {
  decimal,
  gameWith,
  inverse,
  rational,
  readFigures,
  times,
  volatilityOf,
  type Game,
  type Proof,
  type Rational,
  type SlotModel,
} from '@fairhouse/engines'
import { lotteryReturns } from './lottery-returns.ts'

interface PageInput {
  readonly models: readonly SlotModel[]
  readonly games: readonly Game[]
  readonly flagships: readonly Game[]
  readonly proofs: Readonly<Record<string, Proof>>
}

/** Writes docs/RETURNS.md from the proofs; two runs write the same. */
export function returnsPage({ models, games, flagships, proofs }: PageInput): string {
  const others = games.flatMap(({ code }) => gameWith(code, '94') ?? [])
  const titles = Map.groupBy(new Set([...games, ...others]), ({ config }) => config.model.id)
  const rows = models.map((model) =>
    modelRow(model, proofIn(proofs, model), titles.get(model.id)?.length ?? 0),
  )
  const flagshipRows = flagships.map((game) =>
    flagshipRow(game, proofIn(proofs, game.config.model)),
  )
  return [
    ...head(models, games),
    ...modelHead(),
    ...rows,
    ...flagshipHead(),
    ...flagshipRows,
    ...lotteryReturns(),
    '',
  ].join('\n')
}

const head = (models: readonly SlotModel[], games: readonly Game[]) => [
  '# Returns',
  '',
  'Written by `npm run prove`, which works these figures out exactly, as fractions, and keeps them',
  'in `packages/engines/src/proofs.json` with the hash of each model. Percentages are cut, one in',
  'so many is rounded up: nothing is told better than it is. A deviation is of a round, in stakes.',
  '',
  '- **counted**: all stops of the reels and all courses of the free spins.',
  '- **books**: a round is one of so many rows, each as likely as the others; all were played.',
  '  Where one opens a pick bonus, all orders in which objects can be opened were counted.',
  '',
  'Models that end in `-94` are the same games for brands that have chosen that return',
  '(`npm run fairhouse -- brand:set`); a game that has none keeps its usual one.',
  '',
  '`npm run simulate` plays the same models with a stream of numbers and holds what comes out',
  'against this table.',
  '',
  `## ${models.length} models, ${games.length} titles`,
  '',
]

/** Number columns are right-aligned. */
const tableHead = (words: string[], numbers: string[]) => [
  row(...words, ...numbers),
  row(...words.map(() => '---'), ...numbers.map(() => '--:')),
]

const figures = ['return', 'wins one in', 'most, × stake', 'one in', 'deviation', 'return, bought']

const modelHead = () =>
  tableHead(['model', 'pays by', 'volatility', 'proved by'], [...figures, 'titles'])

const flagshipHead = () => [
  '',
  '## Flagships',
  '',
  ...tableHead(['title', 'model', 'pays by', 'volatility'], figures),
]

const modelRow = (model: SlotModel, proof: Proof, titles: number) =>
  row(
    model.id,
    paysBy(model),
    volatilityOf(readFigures(proof).variance),
    'books' in model ? `${model.books.rows} books` : 'counted',
    ...figuresOf(model, proof),
    String(titles),
  )

const flagshipRow = ({ name, config: { model } }: Game, proof: Proof) =>
  row(
    name,
    model.id,
    paysBy(model),
    volatilityOf(readFigures(proof).variance),
    ...figuresOf(model, proof),
  )

const paysBy = (model: SlotModel) => ('pay' in model ? model.pay.by : 'lines')

function figuresOf({ roundCredits }: SlotModel, proof: Proof): string[] {
  const { returnToPlayer, variance, hitChance, maxCredits, maxChance } = readFigures(proof)
  return [
    percentOf(returnToPlayer),
    decimal(inverse(hitChance), 2, 'up'),
    decimal(rational(BigInt(maxCredits), BigInt(roundCredits)), 0),
    decimal(inverse(maxChance), 0, 'up'),
    Math.sqrt(Number(decimal(variance, 6))).toFixed(2),
    proof.buy ? percentOf(readFigures(proof.buy).returnToPlayer) : '',
  ]
}

function proofIn(proofs: PageInput['proofs'], { id }: SlotModel): Proof {
  const proof = proofs[id]
  if (!proof) throw new Error(`nothing is proved of ${id}: npm run prove`)
  return proof
}

const percentOf = (part: Rational) => `${decimal(times(part, rational(100n, 1n)), 4)} %`

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
