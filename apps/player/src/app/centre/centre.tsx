import { useCallback, useState } from 'react'
import { Later } from '#app/notes'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { useCentre } from '#lib/centre'
import { useWords } from '#lib/words'

/** The personal centre over whichever page, while the address asks for it. */
export function Centre() {
  const page = useCentre()
  const account = useAccount()
  const { data: status } = useStatus()
  const { language } = useWords()
  // The one that was closed last stays, so that it can fade and opens at once again.
  const [last, setLast] = useState(page)
  if (page && page !== last) setLast(page)
  const load = useCallback(
    async () => (await import('./later-centre.tsx')).loadCentre(language),
    [language],
  )
  if (!last || account === undefined || status?.status !== 0) return null
  return <Later load={load} given={{ page: last, isOpen: page !== undefined, account, status }} />
}
