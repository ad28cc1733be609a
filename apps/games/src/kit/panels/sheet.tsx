import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Icon } from '#kit/icons'
import { hearPage, tellPage } from '#kit/page'
import { useSpeech } from '#kit/words'

interface Props {
  title: string
  onClose: () => void
  children: ComponentChildren
}

/** Dialog over the game, without forms: a sandboxed frame cannot submit one. */
export function Sheet({ title, onClose, children }: Props) {
  const { say } = useSpeech()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const [before, shown] = [document.activeElement, dialog.current]
    // A click on the backdrop targets the dialog itself and closes it, like Escape.
    const close = ({ target }: Event) => target === shown && shown?.close()
    shown?.showModal()
    shown?.addEventListener('click', close)
    tellPage({ type: 'sheet', isOpen: true })
    const deaf = hearPage(({ type }) => type === 'close' && shown?.close())
    return () => {
      deaf()
      tellPage({ type: 'sheet', isOpen: false })
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog ref={dialog} class="game-sheet" aria-labelledby={heading} onClose={onClose}>
      <div class="flex min-h-0 flex-col">
        <header class="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
          <h2 id={heading} class="text-lg font-semibold">
            {title}
          </h2>
          <button
            type="button"
            class="game-tool"
            aria-label={say('close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        <div
          role="group"
          aria-labelledby={heading}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- for keys to scroll it
          tabIndex={0}
          class="grow overflow-y-auto overscroll-contain p-5"
        >
          {children}
        </div>
      </div>
    </dialog>
  )
}
