import type { SignedIn, SignInAnswer } from '@fairhouse/protocol'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { call, callEncrypted } from '#lib/call'
import { ProofForm } from './proof-form.tsx'
import type { Way } from './ways.ts'

type FurtherProof = Exclude<SignInAnswer, SignedIn>

interface Props {
  /** What a sign-in has answered that wants more. */
  answer: FurtherProof
  onDone: (answer: SignedIn) => void
  onCancel: () => void
}

/** The further proof of a sign-in, by whichever way it began. */
export function Prove({ answer, onDone, onCancel }: Props) {
  const { ta } = useAccountWords()
  const [{ ticket, ways }, setAsked] = useState(answer)
  const prove = async (way: Way, code: string) => {
    // A sign-in was begun with what somebody knows: it does not ask for it again.
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
      lead={ta('security.prove_lead')}
      ways={ways}
      send={(way) => call('POST /wps/session/login/verification/send', { ticket, way })}
      prove={prove}
      onCancel={onCancel}
    />
  )
}
