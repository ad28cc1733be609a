import { useEffect, useRef, useSyncExternalStore } from 'react'
import { join } from '../utils/join.ts'
import { ToastCard } from './toast-card.tsx'
import { toastStore, type Toast } from './toasts.ts'

interface Props {
  label: string
  dismissLabel: string
  /** How long a toast stays; hover and focus stop the timer. */
  staysMs?: number
  /** Shows toasts in the corner, for pages whose centre is in use. */
  isAside?: boolean
}

const none: readonly Toast[] = []

/** One per page. It lives in the top layer, so dialogs do not cover toasts. */
export function ToastRegion({ label, dismissLabel, staysMs = 6000, isAside = false }: Props) {
  const region = useRef<HTMLElement>(null)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  useEffect(() => {
    const element = region.current
    if (!element) return
    // The top layer stacks by opening order: reopen above a dialog that opened later.
    if (toasts.length > 0 && document.querySelector('dialog:modal')) element.hidePopover()
    element.togglePopover(true)
  }, [toasts])
  return (
    <section
      ref={region}
      popover="manual"
      role="status"
      aria-label={label}
      className={join(
        'pointer-events-none fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-md',
        isAside ? 'ms-auto' : 'mx-auto',
        'flex-col gap-3 border-0 bg-transparent p-4 text-text open:flex',
      )}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} staysMs={staysMs} />
      ))}
    </section>
  )
}
