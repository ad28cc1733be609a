import type { Draft } from './draft.ts'
import type { SlipLine } from './market.ts'

/** Maximum number of lines, as the server takes them. */
const maxLines = 100
/** Maximum number of draws of a chase. */
export const maxDraws = 20

export const emptyDraft = (id: string): Draft => ({
  id,
  lines: [],
  draws: 1,
  stopOnWin: true,
  sentFor: null,
})

export type SlipChange =
  | { readonly kind: 'add'; readonly lines: readonly SlipLine[] }
  | { readonly kind: 'remove'; readonly index: number }
  | { readonly kind: 'draws'; readonly draws: number }
  | { readonly kind: 'stopOnWin'; readonly stopOnWin: boolean }
  | { readonly kind: 'clear' }
  | { readonly kind: 'sent'; readonly number: string }
  /** No bet was found under its id, which stays: one that still arrives is not bet twice. */
  | { readonly kind: 'notFound' }
  /** A final refusal: the next attempt is another bet. */
  | { readonly kind: 'refused' }

/** Applies a change. A slip with other content is another bet, so it gets a new id. */
export function changeDraft(draft: Draft, change: SlipChange, newId: string): Draft {
  switch (change.kind) {
    case 'add': {
      const lines = [...draft.lines, ...change.lines].slice(0, maxLines)
      return { ...draft, lines, id: newId, sentFor: null }
    }
    case 'remove': {
      const lines = draft.lines.filter((_, index) => index !== change.index)
      return { ...draft, lines, id: newId, sentFor: null }
    }
    case 'draws': {
      const draws = Math.min(maxDraws, Math.max(1, change.draws))
      return { ...draft, draws, id: newId, sentFor: null }
    }
    case 'stopOnWin':
      return { ...draft, stopOnWin: change.stopOnWin, id: newId, sentFor: null }
    case 'clear':
      return { ...emptyDraft(newId), stopOnWin: draft.stopOnWin }
    case 'sent':
      return { ...draft, sentFor: change.number }
    case 'notFound':
      return { ...draft, sentFor: null }
    default:
      return { ...draft, id: newId, sentFor: null }
  }
}
