import type { KeyboardEvent } from 'react'

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex]'

/** Elements that handle Enter themselves. */
const TAKES_ENTER =
  'textarea, select, a[href], button, summary, [contenteditable=true], [aria-expanded=true]'

/** Keeps Tab inside the dialog and lets Enter press its default button. */
export function modalKeys(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key === 'Tab') keepInside(event)
  if (event.key === 'Enter') pressDefault(event)
}

function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const dialog = event.currentTarget
  const focusable = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  )
  const [first] = focusable
  const last = focusable.at(-1)
  const { activeElement } = document
  if (!first || !last) {
    event.preventDefault()
  } else if (event.shiftKey && (activeElement === first || activeElement === dialog)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault()
    first.focus()
  }
}

function pressDefault(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.defaultPrevented || event.nativeEvent.isComposing) return
  if (event.target instanceof Element && event.target.closest(TAKES_ENTER)) return
  const button = event.currentTarget.querySelector<HTMLButtonElement>('[data-default=true]')
  if (!button) return
  event.preventDefault()
  button.click()
}
