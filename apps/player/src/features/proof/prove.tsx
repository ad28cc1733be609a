import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import type { SignedIn, SignInAnswer } from '@fairhouse/protocol'
import { useState } from 'react'
import { call, callEncrypted } from '#lib/call'
import { ProofForm } from './proof-form.tsx'
import type { SentWay, Way } from './ways.ts'

type FurtherProof = Exclude<SignInAnswer, SignedIn>

interface Props {
  /** The sign-in answer that asks for a further proof. */
  answer: FurtherProof
  /** Seconds until another code can be sent; by default until the code expires. */
  resendSeconds: number | undefined
  onDone: (answer: SignedIn) => void
  onCancel: () => void
}

/** The further proof of any kind of sign-in. */
export function Prove({ answer, resendSeconds, onDone, onCancel }: Props) {
  const { t } = useWords(accountWords)
  const [{ ticket, ways }, setAsked] = useState(answer)
  const send = async (way: SentWay) => {
    const sent = await call('POST /wps/session/login/verification/send', { ticket, way })
    return resendSeconds ?? sent.expiredMinutes * 60
  }
  const prove = async (way: Way, code: string) => {
    // The sign-in already used the password, so it is not offered again.
    if (way === 'password') return
    const proved = await callEncrypted('POST /wps/session/login/verification', {
      ticket,
      way,
      code,
    })
    if (proved.step === 'done') onDone(proved)
    else setAsked(proved)
  }
  return (
    <ProofForm
      key={ticket}
      lead={t('security.prove_lead')}
      ways={ways}
      send={send}
      prove={prove}
      onCancel={onCancel}
    />
  )
}
