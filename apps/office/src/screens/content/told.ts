import type { Value } from '@fairhouse/browser/call'
import type { ContentKind, Piece, PieceWords } from '@fairhouse/protocol'
import type { Tone } from '@fairhouse/ui'

export type Told = Value<'GET /office/api/content'>
export type Brand = Told['brands'][number]
export type Row = Told['list'][number]

/** LIST of the kinds, in the order of their tabs. */
export const kinds = [
  'banner',
  'announcement',
  'promotion',
  'page',
  'helpCategory',
  'helpArticle',
] as const satisfies readonly ContentKind[]

export const isKind = (name: string): name is ContentKind => kinds.some((kind) => kind === name)

/** LIST of the words that a kind has. */
export const wordsOf: Record<ContentKind, readonly (keyof PieceWords)[]> = {
  banner: ['title', 'text'],
  announcement: ['title', 'content'],
  promotion: ['title', 'text', 'content'],
  page: ['title', 'content'],
  helpCategory: ['title'],
  helpArticle: ['title', 'content'],
}

export const groups = [
  'home',
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'lottery',
  'download',
  'promotions',
  'pointsMall',
  'help',
  'register',
  'inhouse',
] as const satisfies readonly Piece['group'][]

export const types = ['B', 'PL', 'PU', 'PR', 'H'] as const satisfies readonly Piece['type'][]

export const periods = [
  'once',
  'daily',
  'weekly',
  'semimonthly',
  'monthly',
] as const satisfies readonly Piece['claimPeriod'][]

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

type Standing = 'shown' | 'hidden' | 'waiting' | 'over'

export const tones: Record<Standing, Tone> = {
  shown: 'good',
  hidden: 'quiet',
  waiting: 'warn',
  over: 'quiet',
}

/** Whether players see it now. */
export function standingOf({ shown, startsAt, endsAt }: Piece, now: string): Standing {
  if (!shown) return 'hidden'
  if (startsAt !== null && startsAt > now) return 'waiting'
  return endsAt !== null && endsAt <= now ? 'over' : 'shown'
}

/** Languages of the brand in which it says nothing. */
export function missingIn({ words }: Piece, { languages }: Brand): string[] {
  return languages.filter((code) => !words[code])
}

/** In the language that is asked for, else in the brand's, else in any. */
export function titleOf({ id, words }: Piece, language: string, brand: Brand): string {
  const said = words[language] ?? words[brand.language] ?? Object.values(words)[0]
  return said?.title ?? id
}
