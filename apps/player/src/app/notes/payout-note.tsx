import type { WithdrawalPrompts } from '@fairhouse/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '#lib/account'
import { loadWithWords } from '#lib/account-words'
import { loadWithCentreWords } from '#lib/centre-words'
import { pageLive } from '#lib/live'
import { useWords } from '#lib/words'
import { Later } from './later.tsx'

const loadPrompt = async () => (await import('#screens/withdraw')).PayoutPrompt

/** Money that was sent to the member: the question about it comes with what asks it. */
export function PayoutNote() {
  const account = useAccount()
  const { language } = useWords()
  const [asked, setAsked] = useState<WithdrawalPrompts['asked']>()
  const memberId = account?.id
  useEffect(() => {
    if (memberId === undefined) return undefined
    const stop = pageLive().on('withdrawal', (told) => {
      setAsked((before) => (before || told.asked.length > 0 ? told.asked : undefined))
    })
    return () => {
      stop()
      setAsked(undefined)
    }
  }, [memberId])
  const load = useCallback(
    () => loadWithWords(() => loadWithCentreWords(loadPrompt, language), language),
    [language],
  )
  return asked ? <Later load={load} given={{ asked }} /> : null
}
