import * as z from 'zod/mini'
import { isCurrency, parseAmount } from '@fairhouse/money'
import { fields, gameCategories, text } from '@fairhouse/protocol'
import { returnNames } from '@fairhouse/protocol/vendor'

const mostFaults = 10

const least = z.string().check(z.refine((value) => (parseAmount(value) ?? 0n) > 0n))
const currency = z.string().check(z.refine(isCurrency))
const language = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/))
const address = text(1, 500).check(z.regex(/^(https:\/\/|\/(?!\/))/))
const word = text(1, 32).check(z.regex(/^[\w-]+$/))
const percent = z.string().check(z.regex(/^\d{1,3}\.\d{2}$/))
const int = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

/** A game as a vendor's list has it; what is left out is unknown or as usual. */
const gameRow = fields({
  kind: z._default(z.literal('game'), 'game'),
  code: text(1, 64),
  /** By language; English must be there. */
  names: z.record(language, text(1, 128)).check(z.refine((names) => names.EN !== undefined)),
  gameType: z.enum(gameCategories),
  classify: z._default(z.union([z.literal(''), word]), ''),
  /** VASSALAGE: its tile opens the list of the vendor's games. */
  opens: z._default(z.enum(['GAME', 'VASSALAGE']), 'GAME'),
  accountTypeName: z._default(text(0, 32), ''),
  defaultPlayType: z._default(z.nullable(text(1, 32)), null),
  /** The least stake of a round, by currency: where some are named, it is played in no other. */
  minBets: z._default(z.record(currency, least), {}),
  lines: z._default(z.nullable(int(1_000_000).check(z.minimum(1))), null),
  /** In per cent, with two decimals. */
  rtp: z._default(z.nullable(percent), null),
  /** The same by the name of a return, where it is certified with another. */
  rtps: z._default(z.partialRecord(z.enum(returnNames), percent), {}),
  isHot: z._default(z.boolean(), false),
  /** The least comes first; without one, the order of the list. */
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

/** As somebody writes it, before it is checked. */
export type GameRow = z.input<typeof gameRow>
export type NewGame = z.output<typeof gameRow>
export type NewRoom = z.output<typeof roomRow>

/** A list that cannot be taken, with what is wrong with it; nothing of it was. */
export class ListFault extends Error {
  override name = 'ListFault'
  readonly faults: readonly RowFault[]
  constructor(faults: string | readonly RowFault[]) {
    const told = typeof faults === 'string' ? [{ row: null, text: faults }] : faults
    super(
      told.map(({ row, text: said }) => (row === null ? said : `row ${row}: ${said}`)).join('; '),
    )
    this.faults = told
  }
}

/** What is wrong with a row, counted from 1, or with the whole list. */
interface RowFault {
  row: number | null
  text: string
}

export interface NewList {
  games: NewGame[]
  rooms: NewRoom[]
}

/** The games and rooms of a list, all of it or nothing. */
export function readRows(rows: readonly unknown[]): NewList {
  const games = new Map<string, NewGame>()
  const rooms = new Map<string, NewRoom>()
  const faults: RowFault[] = []
  for (const [index, row] of rows.entries()) {
    const said = isRoom(row)
      ? take(roomRow, row, rooms, ({ roomId }) => roomId)
      : take(gameRow, row, games, ({ code }) => code)
    if (said) faults.push({ row: index + 1, text: said })
    if (faults.length === mostFaults) break
  }
  if (faults.length > 0) throw new ListFault(faults)
  return { games: [...games.values()], rooms: [...rooms.values()] }
}

const usual = z.parse(gameRow, { code: '-', names: { EN: '-' }, gameType: 'RNG' })

/** A game of our own; tests hold them against the definition above. */
export type OwnGame = Partial<NewGame> & Pick<NewGame, 'code' | 'names' | 'gameType'>

/** What is left out is as usual. */
export function ownRow(game: OwnGame): NewGame {
  return { ...usual, ...game }
}

function isRoom(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'kind' in row && row.kind === 'room'
}

/** What is wrong with the row, or nothing: then it is taken. */
function take<S extends z.ZodMiniType>(
  schema: S,
  row: unknown,
  taken: Map<string, z.output<S>>,
  idOf: (row: z.output<S>) => string,
): string | undefined {
  const parsed = z.safeParse(schema, row)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `${issue?.path.join('.') || 'the row'} ${issue ? faultOf(issue) : 'is not sound'}`
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
