import { useState } from 'react'
import { useWords } from '#lib/words'

/** A named window, so that a second click does not open another. */
const name = 'customer-service'
const features = 'popup,width=440,height=500'

/** Opens the window during the click, or browsers block it, then loads the address. */
export function useCustomerService(): { open: () => void; busy: boolean } {
  const { t } = useWords()
  const [busy, setBusy] = useState(false)
  const open = () => {
    const popup = window.open('', name, features)
    setBusy(true)
    import('./show-service.ts')
      .then(({ showService }) => showService(popup, t))
      .catch(() => popup?.close())
      .finally(() => setBusy(false))
  }
  return { open, busy }
}
