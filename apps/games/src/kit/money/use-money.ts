import { createContext } from 'preact'
import { useCallback, useContext } from 'preact/hooks'
import type { Amount } from '@fairhouse/money'
import { showMoney } from './amounts.ts'

/** Currency of the player; empty in replays of other players' rounds. */
export const CurrencyContext = createContext('')

export function useMoney(): (amount: Amount) => string {
  const currency = useContext(CurrencyContext)
  return useCallback((amount: Amount) => showMoney(amount, currency), [currency])
}
