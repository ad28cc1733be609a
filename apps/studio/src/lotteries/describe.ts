import { decimal } from '@fairhouse/engines'
import { priceKey, type BetTypeInfo } from '@fairhouse/engines/lottery'
import type { RulesView } from '@fairhouse/protocol/lottery'
import type { PriceTable } from '#events'
import { parsePrices, requireLottery } from './prices.ts'

type BetTypeView = RulesView['betTypes'][number]

const percentDecimals = 2

const cached = new WeakMap<PriceTable, RulesView['betTypes']>()

/** The bet types of a lottery with their prices and exact returns, as a slip offers them. */
export function describeRules(rules: string, table: PriceTable): RulesView['betTypes'] {
  const known = cached.get(table)
  if (known) return known
  const lottery = requireLottery(rules)
  const prices = parsePrices(lottery, table)
  const returns = new Map(
    lottery.returns(prices).map(({ betType, prize, returnToPlayer }) => {
      const { numerator, denominator } = returnToPlayer
      const percent = decimal({ numerator: numerator * 100n, denominator }, percentDecimals)
      const exact = { numerator: String(numerator), denominator: String(denominator), percent }
      return [prize === undefined ? betType : priceKey(betType, prize), exact]
    }),
  )
  const views = lottery.betTypeIds.flatMap((id): BetTypeView[] => {
    const info = lottery.describe(id)
    if (!info) return []
    const whole = returns.get(id)
    const prizes = info.prizes.map((prize) => {
      const key = priceKey(id, prize.id)
      const own = returns.get(key)
      return { id: prize.id, price: table[key] ?? '', ...(own && { returnToPlayer: own }) }
    })
    const base = { id, kind: info.kind, charge: String(info.charge), prizes }
    const { takesBankers } = info
    return [
      { ...base, takesBankers, fields: fieldsOf(info), ...(whole && { returnToPlayer: whole }) },
    ]
  })
  cached.set(table, views)
  return views
}

/** Lists of all numbers with so many digits are named by their length. */
const fieldsOf = ({ fields }: BetTypeInfo): BetTypeView['fields'] =>
  fields.map(({ picks, ...field }) => {
    const digits = picks[0]?.length ?? 0
    const isAll = picks.length === 10 ** digits && picks.every((pick) => /^\d+$/.test(pick))
    return isAll && digits > 0 ? { ...field, digits } : { ...field, picks: [...picks] }
  })
