import type { PagePath, SignInAnswer } from '@fairhouse/protocol'
import { navigate } from '#lib/back'
import { loadAccount, signedIn } from '#lib/account'
import { isCentreRequested } from '#lib/centre'
import { closeModal, openModal, type ModalName } from '#lib/modals'

type ProofNeeded = Extract<SignInAnswer, { step: 'prove' }>
type Done = Extract<SignInAnswer, { step: 'done' }>

/** Lotteries are played on their own pages. */
const gamePages: readonly string[] = ['/game', '/lottery', '/vnlottery'] satisfies PagePath[]

interface PendingProof {
  readonly answer: ProofNeeded
  readonly next: ModalName | undefined
  /** Seconds until another code can be sent, if they are not those of the code. */
  readonly resendSeconds: number | undefined
}

let pending: PendingProof | undefined
let last: Done | undefined

/** The further proof the server asked for; the dialog `prove` continues from here. */
export const pendingProof = () => pending

/** The last completed sign-in, for the dialog after it. */
export const lastSignIn = () => last

/**
 * Continues every kind of sign-in: asks for a further proof if needed, else starts the session,
 * goes to the home page and opens the next dialog. On the game page or in the personal centre the
 * user stays there. `then` replaces the usual dialog.
 */
export async function handleSignInAnswer(
  answer: SignInAnswer,
  then?: ModalName,
  resendSeconds?: number,
): Promise<void> {
  closeModal()
  if (answer.step === 'prove') {
    pending = { answer, next: then, resendSeconds }
    openModal('prove')
    return
  }
  pending = undefined
  last = answer
  signedIn(answer)
  const staysOnPage = gamePages.includes(location.pathname) || isCentreRequested()
  if (!staysOnPage) navigate('/')
  await loadAccount()
  const next = requiredModal(answer) ?? then ?? (staysOnPage ? undefined : 'afterLogin')
  if (next) openModal(next)
}

/** A dialog the member must complete first. */
function requiredModal({ passwordExpired, termsDue }: Done): ModalName | undefined {
  if (passwordExpired) return 'changePassword'
  return termsDue ? 'terms' : undefined
}
