import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { buttonClass, type ButtonVariant } from './button-class.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { join } from './join.ts'
import { MenuItem, type MenuEntry } from './menu-item.tsx'
import { moveFocus } from './move-focus.ts'
import { popoverClass } from './popover-class.ts'
import { useAnchored } from './use-anchored.ts'

interface Props {
  label: string
  icon?: IconName
  variant?: ButtonVariant
  align?: 'start' | 'end'
  items: readonly MenuEntry[]
}

const itemsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^=menuitem]')]

/** Actions behind one button; the browser closes it on Escape and on a press elsewhere. */
export function Menu({ label, icon, variant = 'quiet', align = 'start', items }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useAnchored({ isOpen, anchor: button, popover: list, align })

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    list.current?.showPopover()
  }
  const moveInList = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') list.current?.hidePopover()
    else moveFocus(event, itemsOf(event.currentTarget), 'block')
  }
  const choose = (item: MenuEntry) => {
    list.current?.hidePopover()
    item.onSelect()
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
        className={join(buttonClass(variant, 'small'), 'aria-expanded:text-accent')}
      >
        {icon && <Icon name={icon} />}
        {label}
        <Icon name="chevron" className={join('size-4 transition', isOpen && 'rotate-180')} />
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
        {items.map((item) => (
          <MenuItem key={item.key} item={item} onChoose={() => choose(item)} />
        ))}
      </div>
    </>
  )
}
