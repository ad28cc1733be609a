import { useEffect, useRef, useState } from 'react'
import { useCentrePart } from '#lib/centre'

/** LIST of the parts of the page, by their names in the address. */
export const chosenViews = ['limits', 'check', 'break'] as const
export const toldViews = ['activity', 'selftest', 'help'] as const
const views = [...chosenViews, ...toldViews]
export type View = (typeof views)[number]

/** The part that is seen; whoever is led to another one goes on from its tab. */
export function useView() {
  const part = useCentrePart()
  const [view, setView] = useState<View>(views.find((one) => one === part) ?? 'limits')
  const place = useRef<HTMLDivElement>(null)
  const [led, setLed] = useState<{ to: View }>()
  useEffect(() => {
    if (led) place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [led])
  const leadTo = (to: View) => {
    setView(to)
    setLed({ to })
  }
  return { place, view, setView, leadTo }
}
