export {
  amountIn,
  jackpotIn,
  showMoney,
  timesStake,
  wholeIn,
  wonIn,
  creditsToAmount as worth,
} from './amounts.ts'
export { CurrencyContext, useMoney } from './use-money.ts'
export { Money } from './money.tsx'
