import type { Tone } from './tone.ts'

export interface Toast {
  id: number
  text: string
  tone: Tone
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Maximum number of toasts; a new one removes the oldest. */
const MAX_TOASTS = 3

/** Shows a short message from anywhere; the toast region of the page draws it. */
export function pushToast(text: string, tone: Tone = 'quiet'): number {
  lastId += 1
  change([...toasts, { id: lastId, text, tone }].slice(-MAX_TOASTS))
  return lastId
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => toasts,
}
