import { languageOf } from '@fairhouse/i18n/server'
import { contentWords, type ContentKind, type Piece, type PieceWords } from '@fairhouse/protocol'
import { sanitise } from '../sanitise.ts'

type WordName = keyof PieceWords

/** The words that a language needs to count; the text beside a title is optional. */
const requiredWords = (kind: ContentKind) => contentWords[kind].filter((name) => name !== 'text')

const drawnPicture = /^[a-z0-9-]{1,32}$/
const ownPage = /^\/([^/\\\p{Cc}][^\\\p{Cc}]*)?$/u
const webPage = /^https?:\/\/[^\s\\\p{Cc}]+$/u
const promotionCategory = /^[a-z_]{2,32}$/

export type Linkage = 'none' | 'page' | 'web'

/** Type of a link; undefined if it is invalid. */
export function linkageOf(link: string): Linkage | undefined {
  if (link === '') return 'none'
  if (ownPage.test(link)) return 'page'
  return webPage.test(link) ? 'web' : undefined
}

const isPicture = (image: string) =>
  drawnPicture.test(image) || ownPage.test(image) || webPage.test(image)

const isEmpty = (words: PieceWords, names: readonly WordName[]) =>
  names.every((name) => words[name].trim() === '')

type Fault = 'required' | 'invalid'

/** Faults by field; the brand's own language is required. */
export function faultsOf(piece: Piece, language: string): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  const words = contentWords[piece.kind]
  const needed = requiredWords(piece.kind)
  for (const [code, said] of Object.entries(piece.words)) {
    if (languageOf(code)?.code !== code) faults[code] = 'invalid'
    const isWanting = needed.some((name) => said[name].trim() === '')
    if (isWanting && (code === language || !isEmpty(said, words))) faults[code] = 'required'
  }
  if (!piece.words[language]) faults[language] = 'required'
  return { ...faults, ...timeFaults(piece), ...ownFaults(piece) }
}

/** A draft may be incomplete but not invalid. */
export function draftFaults(
  piece: Piece,
  language: string,
  isWhole: boolean,
): Record<string, Fault> {
  const faults = Object.entries(faultsOf(piece, language))
  return Object.fromEntries(faults.filter(([, fault]) => isWhole || fault === 'invalid'))
}

function timeFaults({ kind, startsAt, endsAt }: Piece): Record<string, Fault> {
  if (kind === 'announcement' && startsAt === null) return { startsAt: 'required' }
  const isOver = startsAt !== null && endsAt !== null && endsAt <= startsAt
  return isOver ? { endsAt: 'invalid' } : {}
}

function ownFaults({ kind, image, link, category }: Piece): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  const hasPicture = kind === 'banner' || kind === 'promotion'
  if (hasPicture && !isPicture(image)) faults.image = image === '' ? 'required' : 'invalid'
  if (kind === 'banner' && !linkageOf(link)) faults.link = 'invalid'
  if (kind === 'promotion' && !promotionCategory.test(category)) faults.category = 'invalid'
  if (kind === 'helpArticle' && category === '') faults.category = 'required'
  return faults
}

/** Keeps the words that the kind uses, sanitises HTML and drops empty languages. */
export function cleanPiece(piece: Piece): Piece {
  const words = contentWords[piece.kind]
  const keep = (said: PieceWords, name: WordName) => (words.includes(name) ? said[name].trim() : '')
  const all = Object.entries(piece.words)
    .filter(([, said]) => !isEmpty(said, words))
    .map(([code, said]): [string, PieceWords] => [
      code,
      {
        title: keep(said, 'title'),
        text: keep(said, 'text'),
        content: sanitise(keep(said, 'content')),
      },
    ])
  return { ...piece, words: Object.fromEntries(all) }
}

/** Audit change: of the words only the languages that differ. */
export function auditChange(before: Piece | undefined, after: Piece | undefined) {
  const changedWords = (piece: Piece, other: Piece | undefined) => ({
    ...piece,
    words: Object.fromEntries(
      Object.entries(piece.words).filter(
        ([code, said]) => JSON.stringify(said) !== JSON.stringify(other?.words[code]),
      ),
    ),
  })
  return {
    ...(before && { before: changedWords(before, after) }),
    ...(after && { after: changedWords(after, before) }),
  }
}
