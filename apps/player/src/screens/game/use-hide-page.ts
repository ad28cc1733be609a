import { useEffect } from 'react'

/** Same query as the `covering` style variant: a phone. */
const phone = '(width < 40rem), (height < 30rem)'
/** LIST of the page's bars that the game covers. */
const bars = '.header, [href="#content"]'

/** Makes the covered bars inert for keyboard and screen reader. */
export function useHidePage(): void {
  useEffect(() => {
    const query = matchMedia(phone)
    const set = (isCovered: boolean) => {
      for (const bar of document.querySelectorAll(bars)) bar.toggleAttribute('inert', isCovered)
    }
    const look = () => set(query.matches)
    look()
    query.addEventListener('change', look)
    return () => {
      query.removeEventListener('change', look)
      set(false)
    }
  }, [])
}
