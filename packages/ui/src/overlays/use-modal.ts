import { useEffect, useRef, useState, type RefObject } from 'react'

interface Wanted {
  open: boolean
  delayMs: number
  /** Minimum size in pixels. */
  width?: number | undefined
  height?: number | undefined
}

/**
 * Opens a native dialog after its delay and closes it. The browser makes the page inert and
 * restores the focus; the content stays mounted until the fade ends.
 */
export function useModal({ open, delayMs, width, height }: Wanted): {
  ref: RefObject<HTMLDialogElement | null>
  hasContent: boolean
} {
  const ref = useRef<HTMLDialogElement>(null)
  const [isFading, setFading] = useState(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    if (width !== undefined) dialog.style.minInlineSize = `min(${width}px, 100dvw - 2rem)`
    if (height !== undefined) dialog.style.minBlockSize = `min(${height}px, 100dvh - 2rem)`
    const opener = document.activeElement
    const timer = setTimeout(() => show(dialog), delayMs)
    return () => {
      clearTimeout(timer)
      const hadFocus = dialog.contains(document.activeElement)
      dialog.close()
      if (hadFocus && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      setFading(true)
    }
  }, [open, delayMs, width, height])

  useEffect(() => {
    if (!isFading) return undefined
    const timer = setTimeout(() => setFading(false), FADE_MS)
    return () => clearTimeout(timer)
  }, [isFading])

  return { ref, hasContent: open || isFading }
}

/** Duration of the fade in modal.css. */
const FADE_MS = 200

/** Focuses the autofocus element, else the dialog itself, so that its title is read. */
function show(dialog: HTMLDialogElement) {
  if (!dialog.isConnected || dialog.open) return
  const { documentElement } = document
  const scrollbar = window.innerWidth - documentElement.clientWidth
  if (scrollbar > 0) documentElement.style.setProperty('--scrollbar', `${scrollbar}px`)
  dialog.showModal()
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]')
  const focusTarget = first ?? dialog
  focusTarget.focus()
}
