import { createContext } from 'preact'
import { useCallback, useContext } from 'preact/hooks'
import type { Amount } from '@fairhouse/money'
import { showMoney } from './amounts.ts'

/** What the player plays with; empty where nobody knows, as in the replay of a stranger. */
export const CurrencyContext = createContext('')

export function useMoney(): (amount: Amount) => string {
  const currency = useContext(CurrencyContext)
  return useCallback((amount: Amount) => showMoney(amount, currency), [currency])
}
