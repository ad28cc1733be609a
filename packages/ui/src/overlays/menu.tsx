import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from '../buttons/button-class.ts'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icon-names.ts'
import { join } from '../utils/join.ts'
import { MenuItem, type MenuEntry } from './menu-item.tsx'
import { moveFocus } from '../utils/move-focus.ts'
import { popoverClass } from './popover-class.ts'
import { useAnchored } from './use-anchored.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

interface Props {
  label: string
  icon?: IconName
  variant?: ButtonVariant
  align?: 'start' | 'end'
  items: readonly MenuEntry[]
  /** Content of the button; the label is then for screen readers only. */
  face?: ReactNode
  /** Shown above the items. */
  head?: ReactNode
}

function choose(item: MenuEntry, list: HTMLElement | null) {
  list?.hidePopover()
  item.onSelect()
}

const faceClass = join(
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full transition-colors sm:pe-2',
  'hover:text-accent aria-expanded:text-accent',
)

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]

/** Menu button; the browser closes its popover on Escape and on a click outside. */
export function Menu({ label, icon, variant = 'quiet', align = 'start', ...rest }: Props) {
  const { items, face, head } = rest
  const hasFace = face !== undefined
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useAnchored({ isOpen, anchor: button, popover: list, align, maxHeight: 560 })
  useCloseOnBack(isOpen, () => list.current?.hidePopover())

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    list.current?.showPopover()
  }
  const moveInList = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') list.current?.hidePopover()
    else moveFocus(event, itemsOf(event.currentTarget), 'block')
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={openByArrow}
        aria-label={hasFace ? label : undefined}
        className={
          hasFace ? faceClass : join(buttonClass(variant, 'small'), 'aria-expanded:text-accent')
        }
      >
        {face ?? (
          <>
            {icon && <Icon name={icon} />}
            {label}
          </>
        )}
        <Icon
          name="chevron"
          className={join('size-4 transition', isOpen && 'rotate-180', hasFace && 'max-sm:hidden')}
        />
      </button>
      <div
        ref={list}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onKeyDown={moveInList}
        onToggle={(event) => {
          const opened = event.newState === 'open'
          setOpen(opened)
          if (opened) itemsOf(event.currentTarget)[0]?.focus({ preventScroll: true })
        }}
        className={popoverClass}
      >
        {head}
        {items.map((item) => (
          <MenuItem key={item.key} item={item} onChoose={() => choose(item, list.current)} />
        ))}
      </div>
    </>
  )
}
