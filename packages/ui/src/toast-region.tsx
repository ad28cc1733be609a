import { useEffect, useRef, useSyncExternalStore } from 'react'
import { join } from './join.ts'
import { ToastCard } from './toast-card.tsx'
import { toastStore, type Toast } from './toasts.ts'

interface Props {
  label: string
  dismissLabel: string
  /** How long each stays, unless the pointer or the focus is on it. */
  staysMs?: number
  /** In the corner, where the middle of the page is worked in. */
  isAside?: boolean
}

const none: readonly Toast[] = []

/** One for a page. It is in the top layer, so a dialog does not cover what is said. */
export function ToastRegion({ label, dismissLabel, staysMs = 6000, isAside = false }: Props) {
  const region = useRef<HTMLElement>(null)
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none)
  useEffect(() => {
    const element = region.current
    if (!element) return
    // What was opened last is on top: a dialog that came since would cover it.
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
