import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { loadWithWords, useWords } from '#lib/words'
import type { WithdrawalPrompts } from '@fairhouse/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '#lib/account'
import { pageLive } from '#lib/live'
import { LazyPart } from '#lib/lazy'

const loadPrompt = async () => (await import('#screens/withdraw')).PayoutPrompt

/** Asks the member whether a payout has arrived; the dialog loads when there is one. */
export function PayoutPromptLoader() {
  const account = useAccount()
  const { language } = useWords()
  const [pendingPayouts, setPendingPayouts] = useState<WithdrawalPrompts['asked']>()
  const memberId = account?.id
  useEffect(() => {
    if (memberId === undefined) return undefined
    const stop = pageLive().on('withdrawal', (message) => {
      setPendingPayouts((before) =>
        before || message.asked.length > 0 ? message.asked : undefined,
      )
    })
    return () => {
      stop()
      setPendingPayouts(undefined)
    }
  }, [memberId])
  const load = useCallback(
    () => loadWithWords([accountWords, centreWords], loadPrompt, language),
    [language],
  )
  return pendingPayouts ? (
    <LazyPart load={load} partProps={{ withdrawals: pendingPayouts }} />
  ) : null
}
