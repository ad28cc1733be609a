import { modelOf, type HouseVendor, type SlotModel } from '#slots'

type Volatility = keyof HouseVendor['appetite']

/** Kinds of wins by which players tell games apart. */
export type PayKind = 'lines' | 'ways' | 'cluster' | 'anywhere'

/**
 * LIST of the models of the titles, by pay kind and volatility. The assignment to titles follows
 * from these lists, so they are permanent once players have played.
 */
const ids: Readonly<Record<PayKind, Readonly<Record<Volatility, string>>>> = {
  lines: {
    low: `lines-5-low lines-10-low lines-20-low lines-25-low lines-40-low lines-50-low
      lines-10-expand lines-20-expand lines-20-tumble lines-15-low lines-30-low lines-20-pick`,
    medium: `lines-5-medium lines-10-medium lines-15-medium lines-20-medium lines-25-six
      lines-30-medium lines-30-six lines-40-medium lines-50-medium lines-20-walk lines-25-hold
      lines-25-stay lines-50-stay`,
    high: `lines-10-high lines-20-high lines-25-high lines-40-high lines-40-hold lines-5-high
      lines-15-high lines-30-high lines-50-high`,
  },
  ways: {
    low: 'ways-243-low ways-729-low',
    medium: `ways-243-expand ways-243-hold ways-243-stay ways-243-walk ways-729-medium
      ways-1024-medium ways-1024-tumble ways-4096-tumble ways-243-pick`,
    high: 'ways-243-hold-high ways-243-high ways-729-stay',
  },
  cluster: {
    low: 'cluster-6x5-low cluster-6x6-low',
    medium: 'cluster-5x5-medium cluster-7x5-medium cluster-7x7-medium cluster-7x7-orbs',
    high: 'cluster-6x6-high cluster-5x5-high cluster-6x5-high',
  },
  anywhere: {
    low: 'anywhere-5x4-low anywhere-6x5-ladder anywhere-6x5-low',
    medium: `anywhere-5x5-ladder anywhere-7x5-medium anywhere-5x4-medium
      anywhere-6x5-medium anywhere-5x4-pick`,
    high: 'anywhere-6x5-high anywhere-6x5-orbs',
  },
}

/** A model and the symbols that a theme must have pictures for. */
export interface ModelWithSymbols {
  readonly model: SlotModel
  readonly roles: readonly string[]
}

type ModelsByVolatility = Readonly<Record<Volatility, readonly ModelWithSymbols[]>>

const readModels = ({
  low,
  medium,
  high,
}: Readonly<Record<Volatility, string>>): ModelsByVolatility => ({
  low: modelsWithSymbols(low),
  medium: modelsWithSymbols(medium),
  high: modelsWithSymbols(high),
})

export const modelsByVolatility: Readonly<Record<PayKind, ModelsByVolatility>> = {
  lines: readModels(ids.lines),
  ways: readModels(ids.ways),
  cluster: readModels(ids.cluster),
  anywhere: readModels(ids.anywhere),
}

function modelsWithSymbols(idList: string): ModelWithSymbols[] {
  return idList
    .split(/\s+/)
    .filter((id) => id !== '')
    .map((id) => {
      const model = modelOf(id)
      if (!model) throw new Error(`there is no model ${id}`)
      return { model, roles: [...new Set(model.strips.flat())].toSorted() }
    })
}
