import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icon-names.ts'
import { join } from '../utils/join.ts'
import { moveFocus } from '../utils/move-focus.ts'

interface Tab<Id extends string> {
  id: Id
  label: string
  icon?: IconName
}

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Wraps tabs onto several rows; otherwise they scroll. */
  isWrapped?: boolean
  /** The panel of the chosen tab. */
  children: ReactNode
}

export function Tabs<Id extends string>(props: Props<Id>) {
  const { label, tabs, value, onChange, isWrapped = false, children } = props
  const base = useId()
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const place = moveFocus(event, items, 'inline')
    const tab = place === undefined ? undefined : tabs[place]
    if (tab) onChange(tab.id)
  }
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className={join(
          '-m-1 flex gap-1 p-1',
          isWrapped ? 'flex-wrap' : 'overflow-x-auto [scrollbar-width:none]',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${base}panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={join(
              'inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full px-4',
              'text-sm font-semibold whitespace-nowrap text-text-quiet transition-colors',
              'hover:text-text aria-selected:bg-accent-soft aria-selected:text-accent-strong',
              'focus-visible:-outline-offset-2',
            )}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${value}`}>
        {children}
      </div>
    </div>
  )
}
