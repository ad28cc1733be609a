import type { Lottery } from '@fairhouse/engines/lottery'
import type { RulesView } from '@fairhouse/protocol/lottery'
import { useEffect, useMemo, useState } from 'react'
import { marketOf, type Market } from './market.ts'

const loadEngines = async () => (await import('./engines.lazy.ts')).lotteryOf

interface Loaded {
  readonly rules: string
  /** Undefined for rules that this version of the page does not know. */
  readonly lottery: Lottery | undefined
}

export interface MarketState {
  readonly market: Market | undefined
  /** The engine did not load, or is not known. */
  readonly hasFailed: boolean
  readonly again: () => void
}

async function load(rules: string, set: (loaded: Loaded) => void): Promise<void> {
  try {
    const lotteryOf = await loadEngines()
    set({ rules, lottery: lotteryOf(rules) })
  } catch {
    set({ rules, lottery: undefined })
  }
}

/** Loads the engine of the rules, by which the slip is priced. */
export function useMarket(view: RulesView | undefined): MarketState {
  const [loaded, setLoaded] = useState<Loaded>()
  const rules = view?.rules
  useEffect(() => {
    if (rules !== undefined) void load(rules, setLoaded)
  }, [rules])
  const lottery = loaded?.rules === rules ? loaded?.lottery : undefined
  const market = useMemo(() => view && lottery && marketOf(lottery, view), [view, lottery])
  return {
    market,
    hasFailed: loaded !== undefined && loaded.rules === rules && !lottery,
    again: () => {
      if (rules !== undefined) void load(rules, setLoaded)
    },
  }
}
