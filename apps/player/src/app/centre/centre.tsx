import { useCallback, useState } from 'react'
import { LazyPart, NotLoaded } from '#lib/lazy'
import { useStatus } from '#features/status'
import { useAccount } from '#lib/account'
import { closeCentre, useCentre } from '#lib/centre'
import { useWords } from '#lib/words'

/** Shows the personal centre over the page while the address has `?centre=`. */
export function Centre() {
  const page = useCentre()
  const account = useAccount()
  const { data: status } = useStatus()
  const { language } = useWords()
  // The last page stays mounted so that it can fade out and reopen at once.
  const [last, setLast] = useState(page)
  if (page && page !== last) setLast(page)
  const load = useCallback(
    async () => (await import('./members-centre.lazy.tsx')).loadCentre(language),
    [language],
  )
  if (!last || account === undefined || status?.status !== 0) return null
  return (
    <LazyPart
      load={load}
      partProps={{ page: last, isOpen: page !== undefined, account, status }}
      failed={CentreNotLoaded}
    />
  )
}

function CentreNotLoaded({ retry }: { retry: () => void }) {
  return useCentre() && <NotLoaded retry={retry} onClose={closeCentre} />
}
