import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Icon } from '../media/icon.tsx'
import { Monogram } from '../media/monogram.tsx'
import { join } from '../utils/join.ts'
import type { PickerOption } from './match-options.ts'
import { popoverClass } from '../overlays/popover-class.ts'
import { useAnchored } from '../overlays/use-anchored.ts'
import type { usePicker } from './use-picker.ts'

interface Props<Value extends string> {
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  picker: ReturnType<typeof usePicker<Value>>
  value: Value | undefined
  /** Shown when no option matches. */
  children: ReactNode
}

export function PickerList<Value extends string>(props: Props<Value>) {
  const { id, label, anchor, picker, value, children } = props
  const { isOpen, matches, marked } = picker
  const popover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    popover.current?.togglePopover(isOpen)
  }, [isOpen])
  useAnchored({ isOpen, anchor, popover })
  useEffect(() => {
    if (!isOpen) return
    document.getElementById(`${id}option${marked}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, id, marked])
  return (
    // Keeps the focus in the field, whose blur would close the list.
    <div
      ref={popover}
      popover="manual"
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      className={popoverClass}
    >
      <div role="listbox" id={`${id}list`} aria-label={label}>
        {matches.map((option, place) => (
          <Option
            key={option.value}
            id={`${id}option${place}`}
            option={option}
            isMarked={place === marked}
            isChosen={option.value === value}
            onChoose={() => picker.choose(option)}
          />
        ))}
      </div>
      <p role="status" className="px-3 text-sm text-text-quiet">
        {isOpen && matches.length === 0 && <span className="block py-3">{children}</span>}
      </p>
    </div>
  )
}

/** The border keeps flags with white edges visible. */
export const flagClass = 'h-4 w-6 shrink-0 rounded-xs border border-line object-cover'

interface OptionProps {
  id: string
  option: PickerOption<string>
  isMarked: boolean
  isChosen: boolean
  onChoose: () => void
}

function Option({ id, option, isMarked, isChosen, onChoose }: OptionProps) {
  return (
    // The field keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onChoose}
      className={join(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm',
        'font-medium hover:bg-accent-soft',
        isMarked && 'bg-accent-soft text-accent-strong',
      )}
    >
      {option.image !== undefined && (
        <img
          src={option.image}
          alt=""
          width={24}
          height={16}
          loading="lazy"
          className={flagClass}
        />
      )}
      {option.letters !== undefined && <Monogram letters={option.letters} />}
      <span className="grow">{option.label}</span>
      {option.hint !== undefined && (
        <span className="text-text-quiet tabular-nums">{option.hint}</span>
      )}
      <Icon name="check" className={join('text-accent', !isChosen && 'invisible')} />
    </div>
  )
}
