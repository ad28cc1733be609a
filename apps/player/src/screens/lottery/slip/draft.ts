import { readSession, writeSession } from '#lib/storage'
import type { SlipLine } from './market.ts'

/** A slip that is not accepted yet. */
export interface Draft {
  /**
   * The id under which it is placed. It stays the same until the slip changes or has a final
   * answer, so that a repeat after a lost answer never bets twice.
   */
  readonly id: string
  readonly lines: readonly SlipLine[]
  /** Number of draws; more than one is a chase. */
  readonly draws: number
  readonly stopOnWin: boolean
  /** The draw for which it was sent, while no final answer has come. */
  readonly sentFor: string | null
}

const keyOf = (game: string) => `lottery:${game}`

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export function isSlipLine(value: unknown): value is SlipLine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'betType' in value &&
    typeof value.betType === 'string' &&
    'unit' in value &&
    typeof value.unit === 'string' &&
    ('selection' in value ? isList(value.selection) : 'entries' in value && isList(value.entries))
  )
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'lines' in value &&
    isList(value.lines) &&
    value.lines.every(isSlipLine) &&
    'draws' in value &&
    Number.isInteger(value.draws) &&
    'stopOnWin' in value &&
    typeof value.stopOnWin === 'boolean' &&
    'sentFor' in value &&
    (value.sentFor === null || typeof value.sentFor === 'string')
  )
}

/** Reads the draft of a game that survived a reload. */
export function readDraft(game: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(readSession(keyOf(game)) ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const writeDraft = (game: string, draft: Draft): void =>
  writeSession(keyOf(game), JSON.stringify(draft))
