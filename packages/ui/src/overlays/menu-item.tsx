import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icon-names.ts'
import { join } from '../utils/join.ts'

export interface MenuEntry {
  key: string
  label: string
  icon?: IconName
  /** Makes the item a radio item and says whether it is the chosen one. */
  isChosen?: boolean
  onSelect: () => void
}

interface Props {
  item: MenuEntry
  onChoose: () => void
}

export function MenuItem({ item, onChoose }: Props) {
  const isChoice = item.isChosen !== undefined
  return (
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={item.isChosen}
      tabIndex={-1}
      onClick={onChoose}
      className={join(
        'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start',
        'text-sm font-medium hover:bg-accent-soft focus-visible:-outline-offset-2',
        item.isChosen === true && 'text-accent',
      )}
    >
      {item.icon && <Icon name={item.icon} className="text-text-quiet" />}
      <span className="grow">{item.label}</span>
      {isChoice && <Icon name="check" className={join(item.isChosen !== true && 'invisible')} />}
    </button>
  )
}
