import type { Value } from '@fairhouse/browser/call'
import type { Piece, PieceWords } from '@fairhouse/protocol'
import { claimPeriods, contentKinds, type ContentKind } from '@fairhouse/protocol/content-lists'
import type { Tone } from '@fairhouse/ui'

export type ContentListing = Value<'GET /office/api/content'>
export type Brand = ContentListing['brands'][number]
export type Row = ContentListing['list'][number]
export type Draft = NonNullable<Row['draft']>
export type Version = Value<'GET /office/api/content/versions'>['list'][number]
export type Removed = Value<'GET /office/api/content/removed'>['list'][number]

export const isKind = (name: string): name is ContentKind =>
  contentKinds.some((kind) => kind === name)

export const periods = ['once', ...claimPeriods] as const

export const emptyWords: PieceWords = { title: '', text: '', content: '' }

export function newPiece(kind: ContentKind, now: string): Piece {
  return {
    kind,
    id: '',
    shown: true,
    words: {},
    startsAt: kind === 'announcement' ? now : null,
    endsAt: null,
    group: 'home',
    image: 'crown',
    link: '',
    type: 'PL',
    audience: 'everybody',
    category: '',
    claimPeriod: 'once',
  }
}

/** Start and end as typed; undefined is invalid. */
export interface TypedTimes {
  readonly startsAt: string | null | undefined
  readonly endsAt: string | null | undefined
}

/** Both times, or undefined if one of them is invalid. */
export const validTimes = ({ startsAt, endsAt }: TypedTimes) =>
  startsAt === undefined || endsAt === undefined ? undefined : { startsAt, endsAt }

type PieceState = 'shown' | 'hidden' | 'waiting' | 'over' | 'drafted'

export const tones: Record<PieceState, Tone> = {
  shown: 'good',
  hidden: 'quiet',
  waiting: 'warn',
  over: 'quiet',
  drafted: 'warn',
}

/** State of a piece for players; a piece that was never published is `drafted`. */
export function stateOf({ piece, seen }: Pick<Row, 'piece' | 'seen'>, now: string): PieceState {
  if (seen === null) return 'drafted'
  const { shown, startsAt, endsAt } = piece
  if (!shown) return 'hidden'
  if (startsAt !== null && startsAt > now) return 'waiting'
  return endsAt !== null && endsAt <= now ? 'over' : 'shown'
}

/** Languages of the brand without a text. */
export function missingLanguages({ words }: Piece, { languages }: Brand): string[] {
  return languages.filter((code) => !words[code])
}

/** Title in the given language, else in the brand's, else in any. */
export function titleOf({ id, words }: Piece, language: string, brand: Brand): string {
  const texts = words[language] ?? words[brand.language] ?? Object.values(words)[0]
  return texts?.title ?? id
}

/** LIST of the fields of a piece with their labels. */
const labels = {
  title: 'content.piece_title',
  text: 'content.beside',
  content: 'content.body',
  shown: 'content.shown',
  startsAt: 'content.starts',
  endsAt: 'content.ends',
  group: 'content.where',
  image: 'content.picture',
  link: 'content.link',
  type: 'content.type',
  audience: 'content.audience',
  category: 'content.category',
  claimPeriod: 'content.period',
} as const

const isField = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name)

/** Field and language of a change. */
export function changedField(path: string) {
  const [first = '', language, word = ''] = path.split('.')
  const name = first === 'words' ? word : first
  if (!isField(name)) return undefined
  return { label: labels[name], language: first === 'words' ? language : undefined }
}
