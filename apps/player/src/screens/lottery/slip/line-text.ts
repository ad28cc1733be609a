import type { Lottery } from '@fairhouse/engines/lottery'
import { fieldName, pickName, type Translated } from '../bet-types/index.ts'
import type { SlipLine } from './market.ts'

const maxShown = 60

type Picked = Pick<SlipLine, 'betType' | 'selection' | 'entries'>

/** What a line is on, in words: picks by field, or the units that were entered. */
export function lineText(lottery: Lottery, line: Picked, t: Translated): string {
  const { id: rules } = lottery
  const { betType, selection, entries } = line
  const name = (pick: string) => pickName(betType, pick, t)
  const list = (picks: readonly string[]) => {
    const shown = picks.slice(0, maxShown).map(name).join(', ')
    return picks.length > maxShown ? `${shown} … (${picks.length})` : shown
  }
  if (entries)
    return list(entries.map((entry) => entry.map((field) => field.join(' ')).join(' | ')))
  const fields = lottery.describe(betType)?.fields ?? []
  const [picks = [], bankers] = selection ?? []
  if (fields.length === 1) {
    return bankers
      ? t('lottery.with_bankers', { bankers: list(bankers), picks: list(picks) })
      : list(picks)
  }
  return (selection ?? [])
    .flatMap((own, index) => {
      const field = fields[index]
      return own.length === 0 || !field
        ? []
        : [`${fieldName(rules, betType, field.name, t)}: ${list(own)}`]
    })
    .join(' · ')
}
