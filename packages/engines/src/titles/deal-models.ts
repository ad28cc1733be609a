import type { HouseVendor } from '#slots'
import { shelf, type PayKind, type Shelved } from './shelf.ts'

type Volatility = keyof HouseVendor['appetite']

const kinds: readonly PayKind[] = ['lines', 'ways', 'cluster', 'anywhere']

/**
 * Gives the titles of a vendor their models: the kinds in turn, volatilities by its appetite, and
 * of the models that fit each time the next. The nth title of a theme gets the same model however
 * many themes come after it.
 */
export function dealModels({ appetite }: HouseVendor): (place: number, nth: number) => Shelved {
  const tastes = [...tastesOf('low'), ...tastesOf('medium'), ...tastesOf('high')]
  const dealt = new Map<string, number>()

  function tastesOf(taste: Volatility): Volatility[] {
    return Array.from({ length: appetite[taste] }, () => taste)
  }

  return (place, nth) => {
    const kind = kinds[(place + nth) % kinds.length] ?? 'lines'
    const step = Math.floor(nth / kinds.length) * 3 + place * 7
    const taste = tastes[step % tastes.length] ?? 'medium'
    const count = dealt.get(`${kind} ${taste}`) ?? 0
    dealt.set(`${kind} ${taste}`, count + 1)
    const models = shelf[kind][taste]
    const model = models[count % models.length]
    if (!model) throw new Error(`no model pays by ${kind} with ${taste} volatility`)
    return model
  }
}
