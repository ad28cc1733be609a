import * as z from 'zod/mini'
import { isCurrency, parseAmount } from '@fairhouse/money'
import { fields, gameCategories, text, wireOpens } from '@fairhouse/protocol'
import { returnNames } from '@fairhouse/protocol/vendor'

const maxFaults = 500

const stakeText = z.string().check(z.refine((value) => (parseAmount(value) ?? 0n) > 0n))
const currency = z.string().check(z.refine(isCurrency))
const language = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/))
const address = text(1, 500).check(z.regex(/^(https:\/\/|\/(?!\/))/))
const word = text(1, 32).check(z.regex(/^[\w-]+$/))
const percent = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/))
const int = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

/** A game in a provider's list; omitted fields are unknown or default. */
const gameRow = fields({
  kind: z._default(z.literal('game'), 'game'),
  code: text(1, 64),
  /** By language; English is required. */
  names: z.record(language, text(1, 128)).check(z.refine((names) => names.EN !== undefined)),
  gameType: z.enum(gameCategories),
  classify: z._default(z.union([z.literal(''), word]), ''),
  /** Stored as it comes. */
  opens: z._default(z.enum(wireOpens), 'GAME'),
  accountTypeName: z._default(text(0, 32), ''),
  defaultPlayType: z._default(z.nullable(text(1, 32)), null),
  /** Minimum stake by currency; if given, the game is only played in these currencies. */
  minBets: z._default(z.record(currency, stakeText), {}),
  lines: z._default(z.nullable(int(1_000_000).check(z.minimum(1))), null),
  /** RTP in per cent, with two decimals. */
  rtp: z._default(z.nullable(percent), null),
  /** RTP of other certified return variants. */
  rtps: z._default(z.partialRecord(z.enum(returnNames), percent), {}),
  isHot: z._default(z.boolean(), false),
  /** Lowest first; without one, the order of the list. */
  rank: z.optional(int(1_000_000_000)),
  hasTrial: z._default(z.boolean(), false),
  picture: z._default(z.nullable(address), null),
  art: z._default(z.nullable(fields({ hero: word, palette: word })), null),
  listed: z._default(z.boolean(), true),
  enabled: z._default(z.boolean(), true),
})

const roomRow = fields({
  kind: z.literal('room'),
  roomId: text(1, 64),
  gameCode: text(1, 64),
  stakes: text(1, 64),
  seats: int(10_000).check(z.minimum(1)),
  players: int(10_000),
  enabled: z._default(z.boolean(), true),
})

/** The input before validation. */
export type GameRow = z.input<typeof gameRow>
export type NewGame = z.output<typeof gameRow>
export type NewRoom = z.output<typeof roomRow>

/** An invalid list with its faults; nothing was imported. */
export class ListFault extends Error {
  override name = 'ListFault'
  readonly faults: readonly RowFault[]
  constructor(faults: string | readonly RowFault[]) {
    const rowFaults = typeof faults === 'string' ? [{ row: null, text: faults }] : faults
    super(
      rowFaults
        .map(({ row, text: said }) => (row === null ? said : `row ${row}: ${said}`))
        .join('; '),
    )
    this.faults = rowFaults
  }
}

/** Fault of a row, counted from 1, or of the whole list. */
interface RowFault {
  row: number | null
  text: string
}

export interface NewList {
  games: NewGame[]
  rooms: NewRoom[]
}

/** Validates the games and rooms of a list, all of it or nothing. */
export function readRows(rows: readonly unknown[]): NewList {
  const games = new Map<string, NewGame>()
  const rooms = new Map<string, NewRoom>()
  const faults: RowFault[] = []
  for (const [index, row] of rows.entries()) {
    const said = isRoom(row)
      ? readRow(roomRow, row, rooms, ({ roomId }) => roomId)
      : readRow(gameRow, row, games, ({ code }) => code)
    if (said) faults.push({ row: index + 1, text: said })
    if (faults.length === maxFaults) break
  }
  if (faults.length > 0) throw new ListFault(faults)
  return { games: [...games.values()], rooms: [...rooms.values()] }
}

const defaults = z.parse(gameRow, { code: '-', names: { EN: '-' }, gameType: 'RNG' })

/** An in-house game; tests validate them against the schema above. */
export type OwnGame = Partial<NewGame> & Pick<NewGame, 'code' | 'names' | 'gameType'>

/** Fills in the defaults. */
export function completeRow(game: OwnGame): NewGame {
  return { ...defaults, ...game }
}

function isRoom(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'kind' in row && row.kind === 'room'
}

/** Validates a row and adds it; returns all of its faults, if any. */
function readRow<S extends z.ZodMiniType>(
  schema: S,
  row: unknown,
  taken: Map<string, z.output<S>>,
  idOf: (row: z.output<S>) => string,
): string | undefined {
  const parsed = z.safeParse(schema, row)
  if (!parsed.success) {
    const { issues } = parsed.error
    return issues
      .map((issue) => `${issue.path.join('.') || 'the row'} ${faultOf(issue)}`)
      .join('; ')
  }
  const id = idOf(parsed.data)
  if (taken.has(id)) return `${id} stands in the list twice`
  taken.set(id, parsed.data)
  return undefined
}

function faultOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `is missing or no ${issue.expected}`
    case 'invalid_value':
      return `is none of ${issue.values.join(', ')}`
    case 'too_small':
      return issue.origin === 'string' ? 'is missing or too short' : 'is too small'
    case 'too_big':
      return issue.origin === 'string' ? 'is too long' : 'is too large'
    case 'unrecognized_keys':
      return `has unknown fields: ${issue.keys.join(', ')}`
    default:
      return 'is not as it must be'
  }
}
