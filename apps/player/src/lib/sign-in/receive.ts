import type { PagePath, SignInAnswer } from '@fairhouse/protocol'
import { navigate } from 'wouter/use-browser-location'
import { loadAccount, signedIn } from '#lib/account'
import { isCentreAsked } from '#lib/centre'
import { closeModal, openModal, type ModalName } from '#lib/modals'

type Further = Extract<SignInAnswer, { step: 'prove' }>
type Done = Extract<SignInAnswer, { step: 'done' }>

const gamePage: PagePath = '/game'

let further: { readonly answer: Further; readonly next: ModalName | undefined } | undefined
let last: Done | undefined

/** What the server asks for besides, and what follows; the dialog `prove` goes on from here. */
export const furtherProof = () => further

/** The sign-in that was just made, for what is shown after it. */
export const lastSignIn = () => last

/**
 * Whatever way somebody came in by, this is the one way on: a further proof where one is asked
 * for, else the session, the first page, and what there is to say. Who wanted to play stays where
 * the game begins now, and who wanted a page of the centre is shown it. `then` is the dialog in
 * place of the usual one.
 */
export async function receiveSignIn(answer: SignInAnswer, then?: ModalName): Promise<void> {
  closeModal()
  if (answer.step === 'prove') {
    further = { answer, next: then }
    openModal('prove')
    return
  }
  further = undefined
  last = answer
  signedIn(answer)
  const isThere = location.pathname === gamePage || isCentreAsked()
  if (!isThere) navigate('/')
  await loadAccount()
  const next = afterwards(answer) ?? then ?? (isThere ? undefined : 'afterLogin')
  if (next) openModal(next)
}

/** What comes before anything else. */
function afterwards({ passwordExpired, termsDue }: Done): ModalName | undefined {
  if (passwordExpired) return 'changePassword'
  return termsDue ? 'terms' : undefined
}
