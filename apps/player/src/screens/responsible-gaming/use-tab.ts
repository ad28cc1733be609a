import { useEffect, useRef, useState } from 'react'
import { useCentrePart } from '#lib/centre'

/** LIST of the tabs, by their names in the address. */
export const settingTabs = ['limits', 'check', 'break'] as const
export const infoTabs = ['activity', 'selftest', 'help'] as const
const tabs = [...settingTabs, ...infoTabs]
export type TabName = (typeof tabs)[number]

/** The open tab; a link to another tab moves the focus there. */
export function useTab() {
  const part = useCentrePart()
  const [view, setView] = useState<TabName>(tabs.find((one) => one === part) ?? 'limits')
  const place = useRef<HTMLDivElement>(null)
  const [led, setLed] = useState<{ to: TabName }>()
  useEffect(() => {
    if (led) place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [led])
  const leadTo = (to: TabName) => {
    setView(to)
    setLed({ to })
  }
  return { place, view, setView, leadTo }
}
