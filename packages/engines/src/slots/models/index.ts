import type { GridModel } from '../grid/index.ts'
import type { LinesModel } from '../lines/index.ts'
import type { SlotModel } from '../model.ts'
import { lines5Low } from './lines-5-low.ts'
import { lines5Medium } from './lines-5-medium.ts'
import { lines5High } from './lines-5-high.ts'
import { lines10Low } from './lines-10-low.ts'
import { lines10Medium } from './lines-10-medium.ts'
import { lines10Medium94 } from './lines-10-medium-94.ts'
import { lines10High } from './lines-10-high.ts'
import { lines15Low } from './lines-15-low.ts'
import { lines15Medium } from './lines-15-medium.ts'
import { lines15High } from './lines-15-high.ts'
import { lines20Low } from './lines-20-low.ts'
import { lines20Low94 } from './lines-20-low-94.ts'
import { lines20Medium } from './lines-20-medium.ts'
import { lines20High } from './lines-20-high.ts'
import { lines20High94 } from './lines-20-high-94.ts'
import { lines25Low } from './lines-25-low.ts'
import { lines25Six } from './lines-25-six.ts'
import { lines25High } from './lines-25-high.ts'
import { lines30Low } from './lines-30-low.ts'
import { lines30Medium } from './lines-30-medium.ts'
import { lines30High } from './lines-30-high.ts'
import { lines30Six } from './lines-30-six.ts'
import { lines40Low } from './lines-40-low.ts'
import { lines40Medium } from './lines-40-medium.ts'
import { lines40Medium94 } from './lines-40-medium-94.ts'
import { lines40High } from './lines-40-high.ts'
import { lines50Low } from './lines-50-low.ts'
import { lines50Medium } from './lines-50-medium.ts'
import { lines50High } from './lines-50-high.ts'
import { lines10Expand } from './lines-10-expand.ts'
import { lines20Expand } from './lines-20-expand.ts'
import { lines20Tumble } from './lines-20-tumble.ts'
import { lines20Pick } from './lines-20-pick.ts'
import { lines20Walk } from './lines-20-walk.ts'
import { lines25Hold } from './lines-25-hold.ts'
import { lines25Stay } from './lines-25-stay.ts'
import { lines40Hold } from './lines-40-hold.ts'
import { lines50Stay } from './lines-50-stay.ts'
import { ways243Expand } from './ways-243-expand.ts'
import { ways243High } from './ways-243-high.ts'
import { ways243Hold } from './ways-243-hold.ts'
import { ways243HoldHigh } from './ways-243-hold-high.ts'
import { ways243Low } from './ways-243-low.ts'
import { ways243Pick } from './ways-243-pick.ts'
import { ways243Stay } from './ways-243-stay.ts'
import { ways243Walk } from './ways-243-walk.ts'
import { ways729Low } from './ways-729-low.ts'
import { ways729Medium } from './ways-729-medium.ts'
import { ways729Stay } from './ways-729-stay.ts'
import { ways1024Medium } from './ways-1024-medium.ts'
import { ways1024Tumble } from './ways-1024-tumble.ts'
import { ways4096Tumble } from './ways-4096-tumble.ts'
import { cluster5x5Medium } from './cluster-5x5-medium.ts'
import { cluster5x5High } from './cluster-5x5-high.ts'
import { cluster6x5Low } from './cluster-6x5-low.ts'
import { cluster6x5High } from './cluster-6x5-high.ts'
import { cluster6x6Low } from './cluster-6x6-low.ts'
import { cluster6x6High } from './cluster-6x6-high.ts'
import { cluster7x5Medium } from './cluster-7x5-medium.ts'
import { cluster7x7Medium } from './cluster-7x7-medium.ts'
import { cluster7x7Orbs } from './cluster-7x7-orbs.ts'
import { anywhere5x4Low } from './anywhere-5x4-low.ts'
import { anywhere5x4Medium } from './anywhere-5x4-medium.ts'
import { anywhere5x4Pick } from './anywhere-5x4-pick.ts'
import { anywhere5x5Ladder } from './anywhere-5x5-ladder.ts'
import { anywhere6x5High } from './anywhere-6x5-high.ts'
import { anywhere6x5Ladder } from './anywhere-6x5-ladder.ts'
import { anywhere6x5Low } from './anywhere-6x5-low.ts'
import { anywhere6x5Medium } from './anywhere-6x5-medium.ts'
import { anywhere6x5Orbs } from './anywhere-6x5-orbs.ts'
import { anywhere7x5Medium } from './anywhere-7x5-medium.ts'

/** LIST of the lines models; their returns are counted stop by stop. */
export const linesModels: readonly LinesModel[] = [
  lines5Low,
  lines5Medium,
  lines5High,
  lines10Low,
  lines10Medium,
  lines10High,
  lines15Low,
  lines15Medium,
  lines15High,
  lines20Low,
  lines20Medium,
  lines20High,
  lines25Low,
  lines25Six,
  lines25High,
  lines30Low,
  lines30Medium,
  lines30High,
  lines30Six,
  lines40Low,
  lines40Medium,
  lines40High,
  lines50Low,
  lines50Medium,
  lines50High,
]

/** LIST of the grid models; their rounds are tables. */
export const gridModels: readonly GridModel[] = [
  lines10Expand,
  lines20Expand,
  lines20Tumble,
  lines20Walk,
  lines20Pick,
  lines25Hold,
  lines25Stay,
  lines40Hold,
  lines50Stay,
  ways243Expand,
  ways243High,
  ways243Hold,
  ways243HoldHigh,
  ways243Low,
  ways243Stay,
  ways243Walk,
  ways243Pick,
  ways729Low,
  ways729Medium,
  ways729Stay,
  ways1024Medium,
  ways1024Tumble,
  ways4096Tumble,
  cluster5x5Medium,
  cluster5x5High,
  cluster6x5Low,
  cluster6x5High,
  cluster6x6Low,
  cluster6x6High,
  cluster7x5Medium,
  cluster7x7Medium,
  cluster7x7Orbs,
  anywhere5x4Low,
  anywhere5x4Medium,
  anywhere5x4Pick,
  anywhere5x5Ladder,
  anywhere6x5High,
  anywhere6x5Ladder,
  anywhere6x5Low,
  anywhere6x5Medium,
  anywhere6x5Orbs,
  anywhere7x5Medium,
]

/** LIST of variants with another return; a market has one of the two, certified separately. */
const returnVariants: readonly LinesModel[] = [
  lines10Medium94,
  lines20Low94,
  lines20High94,
  lines40Medium94,
]

/** LIST of all models; `npm run prove` proves their figures. */
export const models: readonly SlotModel[] = [...linesModels, ...returnVariants, ...gridModels]

/** Finds a model by its id, as named in proofs, rounds and pages. */
export const modelOf = (id: string): SlotModel | undefined => models.find((one) => one.id === id)
