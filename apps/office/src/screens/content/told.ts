import type { Value } from '@fairhouse/browser/call'
import type { Piece, PieceWords } from '@fairhouse/protocol'
import { claimPeriods, contentKinds, type ContentKind } from '@fairhouse/protocol/content-lists'
import type { Tone } from '@fairhouse/ui'

export type Told = Value<'GET /office/api/content'>
export type Brand = Told['brands'][number]
export type Row = Told['list'][number]

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
