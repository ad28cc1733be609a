import type { KeyboardEvent } from 'react'

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex]'

/** What does something of its own with Enter. */
const TAKES_ENTER =
  'textarea, select, a[href], button, summary, [contenteditable=true], [aria-expanded=true]'

/** Tab goes round within the dialog, and Enter presses the button that is its default. */
export function modalKeys(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key === 'Tab') keepInside(event)
  if (event.key === 'Enter') pressDefault(event)
}

function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const dialog = event.currentTarget
  const reached = [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  )
  const [first] = reached
  const last = reached.at(-1)
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
