import { useState } from 'react'
import { useWords } from '#lib/words'

/** Named, so that a second press does not open a second window. */
const name = 'customer-service'
const features = 'popup,width=440,height=500'

/** Opens the window on the press itself, or browsers block it, and then finds out where to go. */
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
