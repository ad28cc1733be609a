import type { HouseVendor } from '#slots'
import { modelsByVolatility, type PayKind, type ModelWithSymbols } from './models-by-volatility.ts'

type Volatility = keyof HouseVendor['appetite']

const kinds: readonly PayKind[] = ['lines', 'ways', 'cluster', 'anywhere']

/**
 * Assigns models to the titles of a provider: kinds in turn, volatilities by the provider's
 * appetite, and the next of the fitting models each time. The nth title of a theme keeps its model
 * however many themes come after it.
 */
export function assignModels({
  appetite,
}: HouseVendor): (themeIndex: number, nth: number) => ModelWithSymbols {
  const volatilities = [...repeated('low'), ...repeated('medium'), ...repeated('high')]
  const assigned = new Map<string, number>()

  function repeated(volatility: Volatility): Volatility[] {
    return Array.from({ length: appetite[volatility] }, () => volatility)
  }

  return (themeIndex, nth) => {
    const kind = kinds[(themeIndex + nth) % kinds.length] ?? 'lines'
    const step = Math.floor(nth / kinds.length) * 3 + themeIndex * 7
    const volatility = volatilities[step % volatilities.length] ?? 'medium'
    const count = assigned.get(`${kind} ${volatility}`) ?? 0
    assigned.set(`${kind} ${volatility}`, count + 1)
    const models = modelsByVolatility[kind][volatility]
    const model = models[count % models.length]
    if (!model) throw new Error(`no model pays by ${kind} with ${volatility} volatility`)
    return model
  }
}
