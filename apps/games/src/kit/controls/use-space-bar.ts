import { useEffect } from 'preact/hooks'

/** The space bar spins, unless it types, presses the focused element, or a dialog is open. */
export function useSpaceBar(press: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat || isTaken(event)) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [press])
}

function isTaken({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || document.querySelector('dialog[open]')) return true
  if (!(target instanceof Element)) return false
  if (target.closest('[data-spin]')) return false
  if (target.closest('[data-own-keys]')) return true
  if (target.closest('input, textarea, select')) return true
  // A button clicked by pointer keeps the focus without a visible focus ring.
  return target.closest('button, a, summary') !== null && target.matches(':focus-visible')
}
